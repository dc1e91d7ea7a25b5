import { language } from "../words.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["minute", 60], ["hour", 3600], ["day", 86_400], ["month", 2_592_000], ["year", 31_536_000]];

/** How long ago that was, in words: "3 hours ago". A date alone is told in days. */
export function since(time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const exact = time.includes("T");
  const [unit, size] = UNITS.findLast(([, size]) => seconds >= size) ?? UNITS[0]!;
  const [name, length] = exact || size >= 86_400 ? [unit, size] : (["day", 86_400] as const);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(seconds / length), name);
}
