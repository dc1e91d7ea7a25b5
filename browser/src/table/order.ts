/** The order in which a row of cards is shown. Nothing is known here of what beats what but how people hold cards. */

const RANKS = "789JQKTA";
const SUITS = "SHCD";

export type Sorting = "suit" | "rank" | "drawn";

interface Held {
  card: string;
}

/** The cards in the order of choice: by suit, by rank, or as they came. */
export function sorted<T extends Held>(cards: readonly T[], by: Sorting): T[] {
  if (by === "drawn") return [...cards];
  const rank = (held: T) => RANKS.length - RANKS.indexOf(held.card.charAt(0));
  const suit = (held: T) => SUITS.indexOf(held.card.charAt(1));
  const key = by === "suit" ? (held: T) => suit(held) * 10 + rank(held) : (held: T) => rank(held) * 10 + suit(held);
  return [...cards].sort((a, b) => key(a) - key(b));
}

/** For each card the number of the group it stands in: cards of one suit (or rank) stand together. */
export function groups(cards: readonly Held[], by: Sorting): number[] {
  const mark = (held: Held) => (by === "drawn" ? "" : held.card.charAt(by === "suit" ? 1 : 0));
  let group = 0;
  return cards.map((held, place) => {
    if (place > 0 && mark(held) !== mark(cards[place - 1]!)) group += 1;
    return group;
  });
}

/** The rows of a fan in which `fit` cards have room: as few as can be, and as even as can be. */
export function rows(count: number, fit: number): number[] {
  const lines = Math.max(1, Math.ceil(count / fit));
  const each = Math.ceil(count / lines);
  return Array.from({ length: lines }, (_, row) => Math.min(each, count - row * each));
}
