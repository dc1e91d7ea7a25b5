import { expect, test } from "vitest";
import { complete, type Laws } from "../messages";
import { apart, search } from "./finding";
import { lawsOf, walked } from "./laws";

const ruling = (says: string) => ({ says, claim: "", source: "" });
const LAWS: Laws = complete("Laws", {
  codes: [
    {
      key: "house", title: "House", about: "", fallback: "club",
      laws: [{ key: "spilt", title: "Wine was spilt", words: ["glass"], rulings: [ruling("New cards.")] }],
    },
    {
      key: "club", title: "Club", about: "",
      laws: [
        { key: "spilt", title: "Wine was spilt", words: [], rulings: [ruling("Out.")] },
        {
          key: "late", title: "A player came late", words: ["absent"], rulings: [ruling("Wait."), ruling("Play."), ruling("Go.")],
          steps: [
            { asks: "Dealt?", answers: [{ text: "Yes", step: 1 }, { text: "No", ruling: 0 }] },
            { asks: "Led?", answers: [{ text: "Yes", ruling: 2 }, { text: "No", ruling: 1 }] },
          ],
        },
      ],
    },
  ],
});
const keys = (found: ReturnType<typeof lawsOf>) => found.map(({ code, law }) => `${code.key}.${law.key}`);

test("another code answers where one is silent", () => {
  expect(keys(lawsOf(LAWS, "house"))).toEqual(["house.spilt", "club.late"]);
  expect(keys(lawsOf(LAWS, "club"))).toEqual(["club.spilt", "club.late"]);
  expect(lawsOf(LAWS, "none")).toEqual([]);
});

test("answers lead from step to step to a ruling", () => {
  const law = LAWS.codes[1]!.laws[1]!;
  const told = (given: number[]) => {
    const { asked, ruling } = walked(law, given);
    return [...asked.map((step) => step.asks), ruling?.says];
  };
  expect(told([])).toEqual(["Dealt?", undefined]);
  expect(told([1])).toEqual(["Dealt?", "Wait."]);
  expect(told([0])).toEqual(["Dealt?", "Led?", undefined]);
  expect(told([0, 0])).toEqual(["Dealt?", "Led?", "Go."]);
  expect(walked(LAWS.codes[0]!.laws[0]!, [])).toEqual({ asked: [], ruling: expect.objectContaining({ says: "New cards." }) });
});

test.each([["wine", "house.spilt"], ["WÍNES", "house.spilt"], ["glas", "house.spilt"], ["player lat", "club.late"], ["abesnt", "club.late"]])(
  "%s finds %s", (words, key) => expect(keys(search(words, lawsOf(LAWS, "house"), LAWS))[0]).toBe(key));

test("no words find all, and others nothing", () => {
  expect(search(" ,", lawsOf(LAWS, "house"), LAWS)).toHaveLength(2);
  expect(search("xyzzy", lawsOf(LAWS, "house"), LAWS)).toEqual([]);
});

test.each([["revoke", "revoke", 0], ["reovke", "revoke", 1], ["ravok", "revoke", 2], ["a", "abcd", 3], ["abcd", "wxyz", 3]] as const)(
  "%s and %s are %i apart", (one, other, letters) => expect([apart(one, other), apart(other, one)]).toEqual([letters, letters]));
