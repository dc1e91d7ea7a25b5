import { expect, test } from "vitest";
import { wait } from "./socket";

test("each try waits longer, and none longer than ten seconds", () => {
  expect([0, 1, 2, 3].map(wait)).toEqual([300, 600, 1200, 2400]);
  expect(wait(50)).toBe(10_000);
});
