import { expect, test } from "vitest";
import page from "../../../docs/record.md?raw";
import vectorsText from "../../../tests/data/sealed.json?raw";
import record from "../../../tests/data/sealed.record?raw";
import { numberedPack, sealedPack, sealOf } from "./pack";
import { prove } from "./proof";

interface Vector { deal: number; packs: number; secret: string; south: string; north: string; seal: string; pack: string }
const vectors = JSON.parse(vectorsText) as Vector[];

test.each(vectors)("deal $deal of $packs packs is sealed and drawn as elsewhere", async ({ deal, packs, secret, south, north, seal, pack }) => {
  expect(await sealOf(secret, deal)).toBe(seal);
  expect((await sealedPack(secret, { South: south, North: north }, deal, packs)).join(" ")).toBe(pack);
});

test("the numbered deal of the page on records", async () => {
  const pack = /^deal 1 dealer North pack (.*?) ;/m.exec(page)![1];
  expect((await numberedPack(38n, 2)).join(" ")).toBe(pack);
  const example = /```text\n(\[Record[^]*?)```/.exec(page)![1]!;
  expect((await prove(example)).deals.map((deal) => deal.how)).toEqual(["numbered"]);
  expect((await prove(example.replace("numbered 38", "numbered 39"))).deals[0]!.faults[0]!.what).toBe("number");
});

test("what hands dealt is no fault where it is not the numbered pack", async () => {
  const example = /```text\n(\[Record[^]*?)```/.exec(page)![1]!.replace('[Deal "numbered 38"]', '[Deal "numbered 39"]\n[Laws "foster"]');
  expect((await prove(example)).deals.map((deal) => [deal.how, deal.faults])).toEqual([["by_hand", []]]);
});

test("an honest record is proved", async () => {
  const { deals, fault, seen } = await prove(record);
  expect([fault, seen, deals.map((deal) => [deal.number, deal.how, deal.faults])]).toEqual([null, false, [[1, "sealed", []], [2, "sealed", []]]]);
});

/** The record with the last digit of a word of the line that begins so changed. */
function tampered(start: string, word: number): { text: string; line: number } {
  const lines = record.split("\n");
  const at = lines.findIndex((line) => line.startsWith(start));
  const parts = lines[at]!.split(" ");
  parts[word] = parts[word]!.slice(0, -1) + (parts[word]!.endsWith("0") ? "1" : "0");
  lines[at] = parts.join(" ");
  return { text: lines.join("\n"), line: at + 1 };
}

test.each([["seal 1", 2, "secret"], ["seed 1", 3, "pack"], ["unseal 1", 2, "secret"]] as const)("a changed %s is found", async (start, word, what) => {
  const [first, second] = (await prove(tampered(start, word).text)).deals;
  expect(first!.how).toBe("wrong");
  expect(first!.faults.map((fault) => fault.what)).toEqual([what]);
  expect(second!.how).toBe("sealed");
});

test("two cards exchanged are found, with line and column", async () => {
  const lines = record.split("\n");
  const at = lines.findIndex((line) => line.startsWith("deal 2"));
  const parts = lines[at]!.split(" ");
  const from = parts.findIndex((part, place) => place > 60 && part !== parts[place + 1]);
  [parts[from], parts[from + 1]] = [parts[from + 1]!, parts[from]!];
  lines[at] = parts.join(" ");
  const [first, second] = (await prove(lines.join("\n"))).deals;
  expect([first!.how, second!.how]).toEqual(["sealed", "wrong"]);
  expect(second!.faults).toEqual([{ what: "pack", line: at + 1, column: lines[at]!.indexOf("pack") + 1 }]);
});

test.each(["seal 1", "seal 2", "seed 1", "unseal 1"])("%s left out is missed", async (start) => {
  const { deals } = await prove(record.split("\n").filter((line) => !line.startsWith(start)).join("\n"));
  expect(deals.map((deal) => deal.how)).toContain("wrong");
});

test("a record cut off before the end is proved up to there", async () => {
  const { deals } = await prove(record.slice(0, record.indexOf("unseal 2") + 30));
  expect(deals.map((deal) => deal.how)).toEqual(["sealed", "closed"]);
});

test("a deal played again is known by its pack, and another one that stands alone is not", async () => {
  const again = (cards: string) => `${record}deal 3 dealer North alone pack ${cards}\n`;
  const cards = /^deal 2 .* pack (.*)$/m.exec(record)![1]!;
  expect((await prove(again(cards))).deals.map((deal) => deal.how)).toEqual(["sealed", "sealed", "again"]);
  expect((await prove(again(cards.split(" ").reverse().join(" ")))).deals.map((deal) => deal.how)).toEqual(["sealed", "sealed", "unknown"]);
});

test("without the promise nothing is proved", async () => {
  const { deals } = await prove(record.replace('[Deal "sealed"]', '[Deal "shuffled"]'));
  expect(deals.map((deal) => deal.how)).toEqual(["unknown", "unknown"]);
});

test("what this browser was shown and added is held against it", async () => {
  const [first] = (await prove(record)).deals;
  const mine = { commitment: first!.commitment, seed: first!.seeds.South, added: [first!.seeds.South, ""] as const };
  expect((await prove(record, { 1: mine })).deals[0]).toMatchObject({ how: "sealed", own: true, mine: true });
  const other = "00".repeat(16);
  expect((await prove(record, { 1: { ...mine, added: [other, ""] } })).deals[0]).toMatchObject({ how: "wrong", faults: [{ what: "own-seed" }] });
  expect((await prove(record, { 1: { ...mine, seed: other } })).deals[0]).toMatchObject({ how: "sealed", own: true, mine: false });
  expect((await prove(record, { 1: { ...mine, commitment: other } })).deals[0]!.faults[0]!.what).toBe("own-seal");
});

test.each(["", "Dear Ann\n", '[Record "2"]\npacks=2\n\n', "[Record \"1\"]\n\nseal\n"])("%j is no record", async (text) => {
  expect((await prove(text)).fault).toMatchObject({ what: "unreadable", line: 1 });
});

test("no text makes it fail", async () => {
  let state = 9;
  const below = (bound: number) => (state = (state * 1103515245 + 12345) % 2 ** 31) % bound;
  for (let round = 0; round < 60; round += 1) {
    const at = below(record.length);
    const text = record.slice(0, at) + String.fromCharCode(below(128)) + record.slice(at + below(40));
    expect((await prove(text)).deals.length).toBeLessThan(4);
  }
});
