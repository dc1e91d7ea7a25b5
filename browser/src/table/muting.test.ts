import { beforeEach, expect, test } from "vitest";
import { mutedIn, muteIn } from "./muting";

beforeEach(() => {
  const items = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) } as unknown as Storage;
});

test("a game is muted by itself, and heard again", () => {
  muteIn("a", true);
  expect([mutedIn("a"), mutedIn("b")]).toEqual([true, false]);
  muteIn("a", false);
  expect(mutedIn("a")).toBe(false);
});

test("the games before the last hundred are forgotten", () => {
  for (let number = 0; number <= 100; number += 1) muteIn(`game ${number}`, true);
  expect([mutedIn("game 0"), mutedIn("game 1"), mutedIn("game 100")]).toEqual([false, true, true]);
});
