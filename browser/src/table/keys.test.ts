import { expect, test } from "vitest";
import { command } from "./keys";

test("letters, digits and arrows each have their command, in either case", () => {
  expect(command("ArrowLeft", false, false)).toEqual({ do: "walk", by: -1 });
  expect(command("End", false, false)).toEqual({ do: "end", last: true });
  expect(command("H", false, false)).toEqual({ do: "hint" });
  expect(command("1", false, false)).toEqual({ do: "place", place: 0 });
  expect(command("0", false, false)).toEqual({ do: "place", place: 9 });
  expect(command("Enter", false, false)).toBeNull();
  expect(command("F5", false, false)).toBeNull();
});

test("after R the letters read aloud", () => {
  expect(command("h", true, false)).toEqual({ do: "speak", what: "hand" });
  expect(command("c", true, false)).toEqual({ do: "speak", what: "score" });
  expect(command("t", false, false)).toEqual({ do: "last" });
});

test("the seven is its own key only while it can be declared", () => {
  expect(command("7", false, true)).toEqual({ do: "seven" });
  expect(command("7", false, false)).toEqual({ do: "place", place: 6 });
});
