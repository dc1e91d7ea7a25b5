import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import type { Table } from "../messages";

/** A card on its way: its key, and the place that it comes from or goes to when it has no partner of the same key. */
interface Flight extends CrossfadeParams {
  key: string;
  /** Selectors; the first that is in sight counts. */
  place?: readonly string[];
  /** It is turned over on its way. */
  turns?: boolean;
}

const FLY = 260;
const GATHER = 320;

/** How fast cards move: not at all, calmly, or slowly. */
export function pace(): number {
  const { motion } = document.documentElement.dataset;
  if (motion === "none" || (!motion && matchMedia("(prefers-reduced-motion: reduce)").matches)) return 0;
  return motion === "slow" ? 1.6 : 1;
}

function inSight(places: readonly string[] = []): DOMRect | undefined {
  return places
    .flatMap((where) => [...document.querySelectorAll(where)])
    .map((element) => element.getBoundingClientRect())
    .find((rect) => rect.width > 1 && rect.height > 1);
}

/** From a place of the table, or to it: the stock, a player's cards. */
function alone(node: Element, flight: CrossfadeParams, intro: boolean): TransitionConfig {
  const there = inSight((flight as Flight).place);
  if (!there || !pace()) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2, y = there.top + there.height / 2 - here.top - here.height / 2;
  const turn = (rest: number) => ((flight as Flight).turns ? ` rotateY(${rest * 90}deg)` : "");
  const css = (part: number, rest: number) => `transform: translate(${x * rest}px, ${y * rest}px)${turn(rest)}; opacity: ${Math.min(1, part * 4)}; z-index: 5`;
  return { duration: (intro ? FLY : GATHER) * pace(), easing: cubicOut, css };
}

const [sends, receives] = crossfade({ duration: () => FLY * pace(), easing: cubicOut, fallback: alone });

/** A place that is not shown has no size, and nothing can be measured against it: nothing moves there. */
function shown(fly: (node: Element, flight: Flight) => () => TransitionConfig): typeof fly {
  return (node, flight) => {
    const starts = fly(node, flight);
    return () => {
      const { width, height } = node.getBoundingClientRect(), starting = starts();
      return width && height ? starting : { duration: 0 };
    };
  };
}

/** A card that leaves one row and comes to another flies there; one without a partner comes from its place, or goes there. */
export const leave: (node: Element, flight: Flight) => () => TransitionConfig = shown(sends);
export const arrive: (node: Element, flight: Flight) => () => TransitionConfig = shown(receives);

/**
 * The keys under which cards that I have played or declared arrive: those that they had where they lay before. On the
 * table a card has another id than in the hand, so they are known by what they are.
 */
export function keysOf(before: Table | null, after: Table): Record<string, string> {
  if (!before || before.seat === null) return {};
  const mine = before.seat === "South" ? 0 : 1;
  const lying = (table: Table) => [...table.hand, ...table.sides[mine].table];
  const played = (after.trick?.cards ?? []).filter((put) => put.seat === after.seat).map((put) => ({ id: "trick", card: put.card }));
  const now = new Set(lying(after).map((each) => each.id)), then = new Set(lying(before).map((each) => each.id));
  const gone = lying(before).filter((each) => !now.has(each.id));
  const keys: Record<string, string> = {};
  for (const come of [...played, ...after.sides[mine].table.filter((each) => !then.has(each.id))]) {
    const at = gone.findIndex((each) => each.card === come.card);
    if (at >= 0) keys[come.id] = gone.splice(at, 1)[0]!.id;
  }
  return keys;
}
