import { rankOf, suitOf } from "../cards/faces";

/** The order in which a row of cards is shown. Nothing is known here of what beats what but how people hold cards. */

const RANKS = ["7", "8", "9", "J", "Q", "K", "10", "A"];
const SUITS = "SHCD";

export type Sorting = "suit" | "rank" | "drawn" | "own";

interface Held {
  card: string;
}

/** The cards in the order of choice: by suit, by rank, or as they came. */
export function sorted<T extends Held>(cards: readonly T[], by: Sorting): T[] {
  if (by === "drawn" || by === "own") return [...cards];
  const rank = (held: T) => RANKS.length - RANKS.indexOf(rankOf(held.card));
  const suit = (held: T) => SUITS.indexOf(suitOf(held.card));
  const key = by === "suit" ? (held: T) => suit(held) * 10 + rank(held) : (held: T) => rank(held) * 10 + suit(held);
  return [...cards].sort((a, b) => key(a) - key(b));
}

/** The cards as somebody has laid them, by their ids; those that have come since stand at the end. */
export function arranged<T extends { id: string }>(cards: readonly T[], order: readonly string[]): T[] {
  const place = (card: T) => (order.includes(card.id) ? order.indexOf(card.id) : order.length);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** The order after a card has been put before another one; null: at the end. */
export function moved(order: readonly string[], id: string, before: string | null): string[] {
  const others = order.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** For each card the number of the group it stands in: cards of one suit (or rank) stand together. */
export function groups(cards: readonly Held[], by: Sorting): number[] {
  const mark = (held: Held) => (by === "drawn" || by === "own" ? "" : by === "suit" ? suitOf(held.card) : rankOf(held.card));
  let group = 0;
  return cards.map((held, place) => {
    if (place > 0 && mark(held) !== mark(cards[place - 1]!)) group += 1;
    return group;
  });
}

/** The groups counted anew in each row of so many cards: so many gaps stand before a card in its row. */
export function inRows(group: readonly number[], per: number): number[] {
  return group.map((each, place) => each - group[place - (place % per)]!);
}

/** How many cards of this width stand in a row of that width, with a strip of each in sight. */
export function fit(row: number, card: number, strip: number): number {
  return row > card ? Math.floor((row - card) / strip) + 1 : 1;
}

/** The rows in which cards lie of which so many fit in one: as few as can be. */
export function rows(count: number, fitting: number): number {
  return Math.ceil(count / Math.max(1, fitting));
}
