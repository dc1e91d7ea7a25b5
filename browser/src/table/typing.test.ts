import { expect, test } from "vitest";
import { TOGETHER, typed } from "./typing";

test("digits that follow each other soon are one number", () => {
  let now = 0;
  const number = typed(() => now);
  expect([number("1"), number("7"), number("ArrowLeft")]).toEqual([1, 17, null]);
  now += TOGETHER + 1;
  expect([number("0"), number("4")]).toEqual([null, 4]);
});
