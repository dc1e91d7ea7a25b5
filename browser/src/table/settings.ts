import type { Sorting } from "./order";

/** How this person likes to play; kept in the browser. */
export interface Settings {
  sort: Sorting;
  oneTap: boolean;
  drawForMe: boolean;
  /** Milliseconds that a finished trick lies still; 0: until a tap. */
  stay: number;
  letters: boolean;
}

const KEY = "bezique.table";
const FIRST: Settings = { sort: "suit", oneTap: false, drawForMe: false, stay: 1200, letters: true };

export function settings(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export function keep(changed: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(changed));
}
