import type { Language } from "../words.svelte";

/** The strokes of the indices, in a box of 60 by 80: main strokes, then serifs. */
const ROUND = (x: number, y: number, across: number, down: number) =>
  `M${x - across} ${y}A${across} ${down} 0 1 1 ${x + across} ${y}A${across} ${down} 0 1 1 ${x - across} ${y}Z`;
const STROKES: Record<string, readonly [string, string]> = {
  "7": ["M9 10H50C38 31 29 51 25 75", "M10 10V22"],
  "8": [ROUND(30, 24, 16, 16) + ROUND(30, 57, 20, 18), ""],
  "9": [ROUND(30, 28, 19, 21) + "M49 29C49 56 39 71 16 74", ""],
  "10": [ROUND(42, 41, 12, 32) + "M14 8V74M5 19 14 9", "M5 75H23"],
  J: ["M38 7V55C38 68 31 74 22 74 13 74 9 67 9 58", "M26 5H50"],
  Q: [ROUND(30, 38, 21, 31) + "M29 53C39 56 42 70 54 73", ""],
  K: ["M16 7V73M50 8 18 45M28 35 49 73", "M6 5H26M6 75H26M40 5H58M39 75H58"],
  A: ["M12 73 30 9 48 73M18 51H42", "M3 75H21M39 75H57"],
  V: ["M11 7 30 72 49 7", "M3 5H20M40 5H57"],
  D: ["M16 7V73M16 7H25C59 7 59 73 25 73H16", "M6 5H18M6 75H18"],
  R: ["M16 7V73M16 7H31C54 7 54 41 31 41H16M31 41 49 73", "M6 5H18M6 75H26M41 75H58"],
  B: ["M16 7V73M16 7H30C51 7 51 38 30 38H16M30 38C57 38 57 73 30 73H16", "M6 5H18M6 75H18"],
};
/** The court cards' letters where they are not J, Q and K. */
const LETTERS: Record<Language, Record<string, string>> = {
  en: {}, fr: { J: "V", Q: "D", K: "R" }, de: { J: "B", Q: "D" },
};

/** The strokes of a rank's index as it is written in this language. */
export function index(rank: string, language: Language): readonly [string, string] {
  return STROKES[LETTERS[language][rank] ?? rank] ?? ["", ""];
}

const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card in two or three signs, "Q♠", for where a name has no room. */
export const sign = (card: string, language: Language): string =>
  (LETTERS[language][rankOf(card)] ?? rankOf(card)) + (SIGNS[suitOf(card)] ?? "");

/** The rank of a card as it is written: "10" of "10H". */
export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);

/** Whether there is a figure on it. */
export const isCourt = (card: string): boolean => ["J", "Q", "K"].includes(rankOf(card));

/** The pips, in a box of 100 by 100. */
export const PIPS: Record<string, string> = {
  S: "M50 4Q58 24 78 40 96 55 92 70 86 86 70 84 59 82 54 72 55 88 68 96H32Q45 88 46 72 41 82 30 84 14 86 8 70 4 55 22 40 42 24 50 4Z",
  H: "M50 94Q42 80 22 62 4 46 6 28 10 10 27 8 43 8 50 26 57 8 73 8 90 10 94 28 96 46 78 62 58 80 50 94Z",
  D: "M50 3Q64 28 88 50 64 72 50 97 36 72 12 50 36 28 50 3Z",
  C: "M50 5A20 20 0 0 1 66 37 21 21 0 1 1 54 66Q56 86 68 96H32Q44 86 46 66A21 21 0 1 1 34 37 20 20 0 0 1 50 5Z",
};

/** Where the pips of a face lie, in a box of 60 by 120. */
const LEFT = 14, RIGHT = 46, MIDDLE = 30;
const SPOTS: Record<string, readonly (readonly [number, number])[]> = {
  A: [[MIDDLE, 60]],
  "7": [...rows([14, 60, 106]), [MIDDLE, 37]],
  "8": [...rows([14, 60, 106]), [MIDDLE, 37], [MIDDLE, 83]],
  "9": [...rows([14, 45, 75, 106]), [MIDDLE, 60]],
  "10": [...rows([14, 45, 75, 106]), [MIDDLE, 30], [MIDDLE, 90]],
};

function rows(heights: readonly number[]): [number, number][] {
  return heights.flatMap((y) => [[LEFT, y], [RIGHT, y]] as [number, number][]);
}

export interface Face {
  rank: string;
  suit: string;
  pip: string;
  spots: readonly (readonly [number, number])[];
  size: number;
}

/** What is drawn of a card such as "QS"; a court card shows its pip until there is a figure. */
export function face(card: string): Face {
  const rank = rankOf(card), suit = suitOf(card);
  const spots = SPOTS[rank] ?? [[MIDDLE, 60]];
  const size = spots.length > 1 ? 16 : 42;
  return { rank, suit, pip: PIPS[suit] ?? "", spots, size };
}

/** The letter of each class of combination on the tabs of declared cards: English, French, German. */
const TABS: Record<string, readonly [string, string, string]> = {
  marriage: ["M", "M", "M"], sequence: ["S", "Q", "Q"], bezique: ["B", "B", "B"], double: ["B2", "B2", "B2"],
  triple: ["B3", "B3", "B3"], quadruple: ["B4", "B4", "B4"], four: ["4", "C", "V"], "four trumps": ["4T", "CA", "VT"],
  five: ["5T", "5A", "5T"],
};
const LANGUAGES = ["en", "fr", "de"];

export function tab(word: string, language: Language): string {
  const plain = word.replace("é", "e").replace(/^royal /, "").replace(/ bezique$/, "").replace(/ of a kind$/, "");
  return TABS[plain]?.[LANGUAGES.indexOf(language)] ?? word.charAt(0).toUpperCase();
}
