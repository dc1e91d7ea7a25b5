import { expect, test } from "vitest";
import { arranged, fit, groups, inRows, moved, rows, sorted } from "./order";

const cards = (text: string) => text.split(" ").map((card) => ({ card }));
const text = (held: readonly { card: string }[]) => held.map((each) => each.card).join(" ");

test("a hand is held by suit, by rank, or as it was drawn", () => {
  const hand = cards("7H QS AC KH QH AS 10H");
  expect(text(sorted(hand, "suit"))).toBe("AS QS 10H KH QH 7H AC");
  expect(text(sorted(hand, "rank"))).toBe("AS AC 10H KH QS QH 7H");
  expect(text(sorted(hand, "drawn"))).toBe("7H QS AC KH QH AS 10H");
});

test("cards of a suit, or of a rank, stand together", () => {
  expect(groups(cards("AS QS KH QH 7H AC"), "suit")).toEqual([0, 0, 1, 1, 1, 2]);
  expect(groups(cards("AS AC KH QS QH 7H"), "rank")).toEqual([0, 0, 1, 2, 2, 3]);
  expect(groups(cards("7H QS AC"), "drawn")).toEqual([0, 0, 0]);
});

test.each([[304, 64, 44, 6], [344, 66, 44, 7], [374, 66, 44, 8], [828, 62, 44, 18], [60, 66, 44, 1]])(
  "in %i px stand cards of %i px with strips of %i px: %i",
  (row, card, strip, expected) => expect(fit(row, card, strip)).toBe(expected),
);

test.each([[8, 8, 1], [9, 8, 2], [15, 7, 3], [0, 8, 0]])("%i cards where %i fit lie in %i rows", (count, fitting, expected) =>
  expect(rows(count, fitting)).toBe(expected),
);

test("a hand is kept as somebody lays it, and new cards stand at the end", () => {
  const order = moved(["a", "b", "c", "d"], "d", "b");
  expect(order).toEqual(["a", "d", "b", "c"]);
  expect(moved(order, "a", null)).toEqual(["d", "b", "c", "a"]);
  expect(arranged([{ id: "c" }, { id: "new" }, { id: "d" }], order).map((each) => each.id)).toEqual(["d", "c", "new"]);
});

test("in a second row the gaps are counted anew", () => {
  expect(inRows([0, 0, 1, 2, 2, 3, 3], 4)).toEqual([0, 0, 1, 2, 0, 1, 1]);
  expect(inRows([], 4)).toEqual([]);
});
