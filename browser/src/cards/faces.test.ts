import { expect, test } from "vitest";
import { face, index, isCourt, tab } from "./faces";

test("court cards have the letters of the language, the others the same everywhere", () => {
  expect(index("J", "fr")).toEqual(index("V", "en"));
  expect(index("K", "de")).toEqual(index("K", "en"));
  expect(index("Q", "de")).toEqual(index("D", "fr"));
  expect(index("A", "fr")).toEqual(index("A", "de"));
  expect(["JS", "10D", "", "KH"].map(isCourt)).toEqual([true, false, false, true]);
});

test("every class of combination has its letter on the tabs", () => {
  expect(["marriage", "sequence", "bézique", "double bezique", "four of a kind", "four trumps"].map((word) => tab(word, "en"))).toEqual(["M", "S", "B", "B2", "4", "4T"]);
  expect(["sequence", "four"].map((word) => tab(word, "fr"))).toEqual(["Q", "C"]);
});

test("a ten has ten pips and its own suit", () => {
  expect(face("10H").spots).toHaveLength(10);
  expect(face("10H").suit).toBe("H");
  expect(index(face("10H").rank, "en")[0]).not.toBe("");
});
