import type { InHand, Moved, Replay, ReplayStep, Said, ScoreLine, Table, Trick } from "../messages";

/** A moment of a deal that is shown again: the whole table, and what led to it. */
export interface Moment {
  table: Table;
  above: readonly InHand[];
  moved: readonly Moved[];
  told: readonly string[];
  line: number;
}

/** The moments of a deal, each with the talk and the sheet as they were then; a trick that was taken lies still. */
export function moments(replay: Replay): Moment[] {
  let log: readonly Said[] = [];
  let sheet: readonly ScoreLine[] = [];
  return replay.steps.map((step) => {
    log = [...log.slice(0, step.kept), ...step.said];
    sheet = [...sheet.slice(0, step.listed), ...step.scored];
    return { table: { ...step.table, log, sheet, trick: trickOf(step) }, above: step.above, moved: step.moved, told: step.told, line: step.line };
  });
}

function trickOf({ table, moved }: ReplayStep): Trick | null {
  return table.trick ?? (moved.some((move) => move.what === "taken") ? table.last_trick : null);
}

/** The places at which a card is led, the dealing before them: where a jump by tricks stops. */
export function leads(all: readonly Moment[]): number[] {
  const led = (at: number) => all[at]!.moved.some((move) => move.what === "played") && all[at]!.table.trick?.cards.length === 1;
  return [...all.keys()].filter((at) => at === 0 || led(at));
}

/** The number of the trick at a moment, from 1; 0 before the first card. */
export function trickAt(stops: readonly number[], at: number): number {
  return stops.filter((stop) => stop > 0 && stop <= at).length;
}

/** The next stop in a direction; the end of the deal where there is none. */
export function jump(stops: readonly number[], at: number, by: -1 | 1, last: number): number {
  return by > 0 ? (stops.find((stop) => stop > at) ?? last) : (stops.findLast((stop) => stop < at) ?? 0);
}

/** A moment as it stands behind # in a link: deal 2, step 37. */
export function written(deal: number, step: number): string {
  return `#${deal}.${step}`;
}

/** The moment that a link names; deal 0 is the first that there is. */
export function readMoment(hash: string): { deal: number; step: number } {
  const found = /^#(\d{1,9})(?:\.(\d{1,6}))?$/.exec(hash);
  return found ? { deal: Number(found[1]), step: Number(found[2] ?? 0) } : { deal: 0, step: 0 };
}
