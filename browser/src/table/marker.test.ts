import { expect, test } from "vitest";
import { passed } from "./marker";

test.each([[690, [1, 1, 1, 4]], [430, [0, 4, 0, 3]], [990, [1, 4, 1, 4]], [0, [0, 0, 0, 0]], [1010, [0, 0, 0, 1]], [-20, [0, 0, 0, 0]]])(
  "%i points on the marker",
  (score, expected) => expect(passed(score)).toEqual(expected),
);
