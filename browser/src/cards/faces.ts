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
  T: [...rows([14, 45, 75, 106]), [MIDDLE, 30], [MIDDLE, 90]],
};

function rows(heights: readonly number[]): [number, number][] {
  return heights.flatMap((y) => [[LEFT, y], [RIGHT, y]] as [number, number][]);
}

export interface Face {
  rank: string;
  suit: string;
  index: string;
  pip: string;
  spots: readonly (readonly [number, number])[];
  size: number;
}

/** What is drawn of a card such as "QS"; a court card shows its pip until there is a figure. */
export function face(card: string): Face {
  const rank = card.charAt(0), suit = card.charAt(1);
  const spots = SPOTS[rank] ?? [[MIDDLE, 60]];
  const size = spots.length > 1 ? 16 : 42;
  return { rank, suit, index: rank === "T" ? "10" : rank, pip: PIPS[suit] ?? "", spots, size };
}

/** The letter of each class of combination on the tabs of declared cards. */
const TABS: Record<string, string> = {
  marriage: "M", "royal marriage": "M", sequence: "S", bezique: "B", "double bezique": "B2", double: "B2",
  triple: "B3", quadruple: "B4", four: "4", "four of a kind": "4", "four trumps": "4T", five: "5T",
};

export function tab(word: string): string {
  return TABS[word.replace("é", "e")] ?? word.charAt(0).toUpperCase();
}
