import { keepAs, kept } from "../look.svelte";
import type { Score } from "../messages";

/** An entry that has not been sent, or of which nobody knows whether it came: sent again it is entered once. */
export interface Waiting {
  mark: string;
  lines: readonly string[];
  /** What was typed, where no button was pressed. */
  text: string;
  /** How it is shown until it has been sent. */
  name: string;
}

/** What is kept of a score in this browser: what waits, and the score as it was seen last. */
interface Kept {
  waiting: readonly Waiting[];
  seen: Score | null;
}

const BEGIN = "bezique.score.";
const key = (id: string) => BEGIN + id;

export const keptOf = (id: string): Kept => kept<Kept>(key(id), { waiting: [], seen: null });
export const keepOf = (id: string, what: Kept): void => keepAs(key(id), what);

/** The scores that were seen in this browser and are not closed: they go on without a net. */
export function allKept(): readonly Score[] {
  try {
    const ids = Object.keys(localStorage).filter((name) => name.startsWith(BEGIN)).map((name) => name.slice(BEGIN.length));
    return ids.map((id) => keptOf(id).seen).filter((seen) => seen !== null && !seen.over) as Score[];
  } catch {
    return [];
  }
}

export function forgetOf(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // There is no storage.
  }
}

/** A mark that no other entry has. */
export const newMark = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");
