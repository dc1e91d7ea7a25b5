import { beforeEach, expect, test, vi } from "vitest";
import { complete, type Table } from "../messages";
import { Adding, own } from "./own";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function table(deal: number, seals: object[], more: object = {}): Table {
  return complete("Table", { id: "g", deal, seat: "South", seals, ...more });
}

const FIRST = { deal: 1, commitment: "aa" };

test("a deal that is sealed is added to once, and again with the same in a new connection", () => {
  const adding = new Adding();
  const sent = adding.due(table(0, [FIRST]), true);
  expect(sent).toMatchObject({ type: "seed", deal: 1 });
  expect(sent!.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(adding.due(table(0, [FIRST]), false)).toBeNull();
  expect(adding.due(table(0, [FIRST]), true)).toEqual(sent);
  expect(new Adding().due(table(0, [FIRST]), true)).toEqual(sent);
  expect(own("g")).toEqual({ 1: { commitment: "aa", seed: sent!.seed } });
});

test("the next deal is added to as soon as its seal is shown, with other bytes", () => {
  const adding = new Adding();
  const first = adding.due(table(0, [FIRST]), true)!;
  expect(adding.due(table(1, [FIRST]), false)).toBeNull();
  const second = adding.due(table(1, [FIRST, { deal: 2, commitment: "bb" }]), false)!;
  expect(second.deal).toBe(2);
  expect(second.seed).not.toBe(first.seed);
});

test("the seal that was shown first is the one that is kept", () => {
  const adding = new Adding();
  adding.due(table(0, [FIRST]), true);
  adding.due(table(0, [{ deal: 1, commitment: "cc" }]), true);
  expect(own("g")[1]!.commitment).toBe("aa");
});

test("what both have added is kept as it was told when the deal was dealt", () => {
  const adding = new Adding();
  const { seed } = adding.due(table(0, [FIRST]), true)!;
  adding.due(table(1, [{ ...FIRST, seeds: [seed, "dd"] }]), false);
  new Adding().due(table(1, [{ ...FIRST, seeds: ["ee", "dd"], opened: "ff" }]), true);
  expect(own("g")[1]).toEqual({ commitment: "aa", seed, added: [seed, "dd"] });
});

test("who looks on adds nothing, and games do not mix", () => {
  expect(new Adding().due(table(0, [FIRST], { seat: null }), true)).toBeNull();
  new Adding().due(table(0, [FIRST]), true);
  expect(own("other")).toEqual({});
});
