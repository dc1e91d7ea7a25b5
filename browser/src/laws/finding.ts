import type { Found } from "./laws";

/** What a word counts in a title or key, among the words to search by, and in questions and rulings. */
const [TITLE, WORDS, TEXT] = [3, 2, 1];
/** How well a word fits: it is the same, one begins with the other, or it was misspelt. */
const [SAME, BEGUN, MISSPELT] = [1, 0.7, 0.5];
/** Words of so many letters are "he", "to" and the like: they count where there are no others. */
const LITTLE = 2;

type Places = readonly (readonly [string, number])[];

/**
 * The laws that everyday words speak of, the nearest first; all of them for no words. A word is worth more the fewer laws
 * it fits. It works without the server, and finds what `bezique law --list` finds.
 */
export function search(text: string, laws: readonly Found[]): Found[] {
  const places = laws.map(placesOf);
  const worth = laws.map(() => 0);
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > LITTLE || /^[0-9]+$/.test(word));
  const wanted = long.length ? long : words;
  if (!wanted.length) return [...laws];
  for (const word of wanted) {
    const fitting = places.map((each) => Math.max(0, ...each.map(([there, weight]) => weight * fit(word, there))));
    const count = fitting.filter((value) => value > 0).length;
    if (count) fitting.forEach((value, number) => (worth[number]! += value / count));
  }
  const least = Math.max(...worth) / 4;
  const order = [...laws.keys()].filter((number) => worth[number]! > least);
  return order.sort((a, b) => worth[b]! - worth[a]!).map((number) => laws[number]!);
}

function placesOf({ law }: Found): Places {
  const asked = law.steps.map((step) => `${step.asks} ${step.answers.map((answer) => answer.text).join(" ")}`);
  const said = [...asked, ...law.rulings.map((ruling) => ruling.says)].join(" ");
  const weighed: [string, number][] = [[`${law.title} ${law.key}`, TITLE], [law.words.join(" "), WORDS], [said, TEXT]];
  return weighed.flatMap(([text, weight]) => wordsOf(text).map((word) => [word, weight] as const));
}

function wordsOf(text: string): string[] {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...new Set(letters.match(/[a-z0-9]+/g) ?? [])];
}

function fit(word: string, there: string): number {
  if (word === there) return SAME;
  if (Math.min(word.length, there.length) >= 3 && (there.startsWith(word) || word.startsWith(there))) return BEGUN;
  return word.length >= 4 && apart(word, there) <= (word.length < 8 ? 1 : 2) ? MISSPELT : 0;
}

/** How many letters must be put in, left out, changed, or changed with their neighbour; 3 for more than 2. */
export function apart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let earlier: number[] = [];
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, number) => number);
  for (let i = 1; i <= one.length; i++) {
    [earlier, before, row] = [before, row, [i]];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      row[j] = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) row[j] = Math.min(row[j]!, earlier[j - 2]! + 1);
    }
  }
  return Math.min(row[other.length]!, 3);
}
