import { keepAs, kept } from "../look.svelte";
import type { Sorting } from "./order";

/** How this person likes to play; kept in the browser. */
export interface Settings {
  sort: Sorting;
  /** Suits (or ranks) stand a little apart in the hand. */
  gaps: boolean;
  oneTap: boolean;
  drawForMe: boolean;
  /** Milliseconds that a finished trick lies still; 0: until a tap. */
  stay: number;
  letters: boolean;
  sounds: boolean;
  /** Sentences, lists and buttons only. */
  text: boolean;
  /** The other's phrases are not shown. */
  muted: boolean;
  /** A notice of the system when it is my turn and I look elsewhere. */
  notices: boolean;
}

const KEY = "bezique.table";
const FIRST: Settings = {
  sort: "suit", gaps: true, oneTap: false, drawForMe: false, stay: 1200, letters: true, sounds: false, text: false, muted: false, notices: false,
};

export function settings(): Settings {
  return kept(KEY, FIRST);
}

export function keep(changed: Settings): void {
  keepAs(KEY, changed);
}
