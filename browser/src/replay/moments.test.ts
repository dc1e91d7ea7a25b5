import { expect, test } from "vitest";
import { complete } from "../messages";
import { jump, leads, moments, readMoment, trickAt, written } from "./moments";

const card = (seat: string) => ({ seat, card: "QS", name: "queen of spades" });
const said = (text: string) => ({ text });
const table = (cards: object[]) => ({ trick: { number: 1, cards } });
const played = [{ what: "played", seat: "South" }];
const REPLAY = complete("Replay", {
  names: ["Ann", "Bob"], deals: [{ number: 2, points: [10, 0] }], deal: 2,
  steps: [
    { line: 9, table: {}, said: [said("dealt")] },
    { line: 10, table: table([card("South")]), moved: played, kept: 1, said: [said("led")] },
    { line: 11, table: table([card("South"), card("North")]), moved: [...played, { what: "taken", seat: "North" }], kept: 2, said: [said("taken")] },
    { line: 12, table: table([card("South")]), kept: 2 },
    { line: 13, table: table([card("South"), card("North")]), moved: [...played, { what: "taken", seat: "North" }], kept: 2, said: [said("taken otherwise")] },
    { line: 14, table: table([card("North")]), moved: played, kept: 3, said: [said("led again")], scored: [{ seat: "South", points: 10, text: "", deal: 2 }] },
  ],
});
const ALL = moments(REPLAY);

test("each moment has the talk as it was then, also after something was taken back", () => {
  expect(ALL.map((moment) => moment.table.log.map((each) => each.text))).toEqual([
    ["dealt"], ["dealt", "led"], ["dealt", "led", "taken"], ["dealt", "led"], ["dealt", "led", "taken otherwise"],
    ["dealt", "led", "taken otherwise", "led again"],
  ]);
  expect(ALL.map((moment) => moment.table.sheet.length)).toEqual([0, 0, 0, 0, 0, 1]);
});

test("a trick that was taken lies still until the next step", () => {
  const taken = { number: 1, cards: [card("South"), card("North")], taken: "North" };
  const step = (moved: object[]) => ({ line: 1, table: { trick: null, last_trick: taken }, moved });
  const [first, second] = moments(complete("Replay", { names: ["", ""], deals: [], deal: 1, steps: [step([{ what: "taken", seat: "North" }]), step([])] }));
  expect([first!.table.trick?.taken, second!.table.trick]).toEqual(["North", null]);
});

test("jumps stop where a card is led, and at both ends", () => {
  const stops = leads(ALL);
  expect(stops).toEqual([0, 1, 5]);
  expect([0, 1, 4, 5].map((at) => trickAt(stops, at))).toEqual([0, 1, 1, 2]);
  expect([jump(stops, 1, 1, 5), jump(stops, 5, 1, 5), jump(stops, 4, -1, 5), jump(stops, 0, -1, 5)]).toEqual([5, 5, 1, 0]);
});

test("a moment stands in a link and is read from it", () => {
  expect(readMoment(written(2, 37))).toEqual({ deal: 2, step: 37 });
  expect(readMoment("#3")).toEqual({ deal: 3, step: 0 });
  for (const other of ["", "#", "#x", "#1.x", "#-1", "#1.2.3"]) expect(readMoment(other)).toEqual({ deal: 0, step: 0 });
});
