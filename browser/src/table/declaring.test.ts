import { expect, test } from "vitest";
import { complete, type Sent } from "../messages";
import { preselected, rowsOf, subject } from "./declaring";

const menu = (
  [
    { action: "score marriage-H", kind: "score", name: "Royal marriage", points: 40 },
    { action: "announce marriage-H", kind: "announce", name: "Royal marriage", points: 40 },
    { action: "announce queens", kind: "announce", name: "Four queens", points: 60 },
    { action: "exchange", kind: "exchange", name: "The seven", points: 10 },
    { action: "done", kind: "done", name: "Draw" },
  ] satisfies Sent<"Choice">[]
).map((each) => complete("Choice", each));

test("to score and to announce the same is one row; to draw is none", () => {
  const rows = rowsOf(menu);
  expect(rows.map((row) => [row.name, row.score?.action, row.announce?.action])).toEqual([
    ["Royal marriage", "score marriage-H", "announce marriage-H"],
    ["Four queens", undefined, "announce queens"],
    ["The seven", "exchange", undefined],
  ]);
});

test("the highest that can be scored is chosen at first", () => {
  expect(preselected(rowsOf(menu))).toBe("marriage-H");
  expect(preselected([])).toBe("");
  expect(subject("score marriage-H")).toBe("marriage-H");
});
