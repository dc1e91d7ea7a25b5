import type { Laws } from "../messages";
import type { Found } from "./laws";

/** What a word counts in a title or key, among the words to search by, and in questions and rulings. */
const [TITLE, WORDS, TEXT] = [3, 2, 1];
/** What each word counts besides when all words of a phrase to search by are there. */
const PHRASE = 1;
/** How well a word fits: it is the same or means the same, one begins with the other, or it was misspelt. */
const [SAME, BEGUN, MISSPELT] = [1, 0.7, 0.5];
/** What part of the worth of the first law the others need. */
const NEAR = 0.5;
/** How much of what is asked a law must speak of, and which part of the laws speaks of a word that tells them apart. */
const [ENOUGH, FEW] = [0.4, 1 / 3];

type Places = readonly (readonly [string, number])[];
/** Words that say nothing of what happened, and texts of words that mean the same. */
type Spoken = Pick<Laws, "little" | "same">;

/**
 * The laws that everyday words speak of, the nearest first; all of them for no words, none where nothing fits well. A
 * word is worth more the fewer laws it fits, and words of a phrase that people say for a law count once more. It works
 * without the server, and finds what `bezique law --list` finds.
 */
export function search(text: string, laws: readonly Found[], spoken: Spoken): Found[] {
  const little = new Set(spoken.little);
  const meaning = new Map(spoken.same.map((group) => group.split(" ")).flatMap((group) => group.map((word) => [word, group[0]!])));
  const telling = (words: string[]) => words.filter((word) => !little.has(word));
  const words = wordsOf(text);
  const wanted = telling(words).length ? telling(words) : words;
  if (!wanted.length) return [...laws];
  const places = laws.map(placesOf);
  const there = new Set(places.flatMap((each) => each.map(([word]) => word)));
  const all = new Map(wanted.map((word) => [word, fitsOf(word, there, meaning)]));
  const fit = (word: string, other: string) => all.get(word)!.get(other) ?? 0;
  const phrases = laws.map(({ law }) => Math.max(0, ...law.words.map((phrase) => phraseWorth(telling(wordsOf(phrase)), wanted, fit))));
  const worth = [...phrases];
  for (const word of wanted) {
    const fitting = places.map((each) => Math.max(0, ...each.map(([there, weight]) => weight * fit(word, there))));
    const count = fitting.filter((value) => value > 0).length;
    if (count) fitting.forEach((value, number) => (worth[number]! += value / count));
  }
  const speaks = speaking(wanted, places, fit);
  const meant = [...laws.keys()].filter((number) => phrases[number]! > 0 || speaks[number]);
  const least = Math.max(0, ...meant.map((number) => worth[number]!)) * NEAR;
  const order = meant.filter((number) => worth[number]! > least);
  const last = (number: number) => Number(laws[number]!.law.more_than_two);
  return order.sort((a, b) => last(a) - last(b) || worth[b]! - worth[a]!).map((number) => laws[number]!);
}

/**
 * Of each law whether it speaks of enough of what is asked, and of something that few others speak of. Who asks by one
 * word looks for that word.
 */
function speaking(wanted: string[], laws: Places[], fit: (word: string, there: string) => number): boolean[] {
  const names = (word: string, law: Places) => law.some(([there, weight]) => weight >= WORDS && fit(word, there) > 0);
  const count = wanted.map((word) => laws.filter((law) => names(word, law)).length);
  const tells = count.map((fitting) => Math.log((2 * laws.length + 1) / (2 * fitting + 1)));
  const few = Math.max(1, laws.length * FEW);
  const asked = tells.reduce((sum, each) => sum + each, 0);
  return laws.map((law) => {
    const covered = wanted.reduce((sum, word, at) => sum + tells[at]! * Math.max(0, ...law.map(([there]) => fit(word, there))), 0);
    const rare = wanted.some((word, at) => (wanted.length === 1 || count[at]! <= few) && names(word, law));
    return rare && covered >= asked * ENOUGH;
  });
}

/** What a phrase counts: nothing for a single word, or where a word of it is not in the question. */
function phraseWorth(phrase: string[], wanted: string[], fit: (word: string, there: string) => number): number {
  const each = phrase.map((there) => Math.max(...wanted.map((word) => fit(word, there))));
  return each.length > 1 && each.every((value) => value > 0) ? PHRASE * each.reduce((sum, value) => sum + value, 0) : 0;
}

function placesOf({ law }: Found): Places {
  const asked = law.steps.map((step) => `${step.asks} ${step.answers.map((answer) => answer.text).join(" ")}`);
  const said = [...asked, ...law.rulings.map((ruling) => ruling.says)].join(" ");
  const weighed: [string, number][] = [[`${law.title} ${law.key}`, TITLE], [law.words.join(" "), WORDS], [said, TEXT]];
  return weighed.flatMap(([text, weight]) => wordsOf(text).map((word) => [word, weight] as const));
}

function wordsOf(text: string): string[] {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/n['\u2019]t\b/g, " not");
  return [...new Set(letters.match(/[a-z0-9]+/g) ?? [])];
}

/** How well a word fits those that are there; it is misspelt only where it is none of them and begins none. */
function fitsOf(word: string, there: Iterable<string>, meaning: Map<string, string>): Map<string, number> {
  const means = meaning.get(word) ?? word;
  const fits = [...there].map((other) => [other, means === (meaning.get(other) ?? other) ? SAME : alike(word, other)] as const);
  const known = fits.filter(([, value]) => value > MISSPELT);
  return new Map(known.length ? known : fits.filter(([, value]) => value > 0));
}

function alike(word: string, there: string): number {
  if (Math.min(word.length, there.length) >= 3 && (there.startsWith(word) || word.startsWith(there))) return BEGUN;
  return word.length >= 3 && word[0] === there[0] && apart(word, there) <= (word.length < 8 ? 1 : 2) ? MISSPELT : 0;
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
