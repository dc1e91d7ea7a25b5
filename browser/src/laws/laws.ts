import type { Law, LawCode, LawRuling, Laws, LawStep } from "../messages";

/** A law and the code that answers with it: the fallback where the code that was asked is silent. */
export interface Found {
  code: LawCode;
  law: Law;
}

/** All that a code can be asked: its own laws, then those of its fallback on which it is silent. */
export function lawsOf(laws: Laws, key: string): Found[] {
  const code = laws.codes.find((each) => each.key === key);
  if (!code) return [];
  const own = code.laws.map((law) => ({ code, law }));
  const rest = code.fallback ? lawsOf(laws, code.fallback) : [];
  return [...own, ...rest.filter((each) => !code.laws.some((law) => law.key === each.law.key))];
}

/** The steps that were answered and the one that is open, and the ruling when none is. */
export function walked(law: Law, given: readonly number[]): { asked: LawStep[]; ruling: LawRuling | undefined } {
  const asked: LawStep[] = [];
  let step: number | null = law.steps.length ? 0 : null;
  let ruling: number | null = law.steps.length ? null : 0;
  for (let place = 0; step !== null; place++) {
    const open: LawStep = law.steps[step]!;
    asked.push(open);
    const answer = open.answers[given[place] ?? -1];
    step = answer?.step ?? null;
    ruling = answer?.ruling ?? null;
  }
  return { asked, ruling: ruling === null ? undefined : law.rulings[ruling] };
}
