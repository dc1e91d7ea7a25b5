import { expect, test } from "vitest";
import { since } from "./since";

const now = Date.parse("2026-11-30T12:00:00Z");

test.each([
  ["2026-11-30T11:59:30Z", "this minute"], ["2026-11-30T11:58:00Z", "2 minutes ago"], ["2026-11-30T09:00:00Z", "3 hours ago"],
  ["2026-11-29T10:00:00Z", "yesterday"], ["2026-11-30", "today"], ["2026-11-20", "10 days ago"], ["2026-11-30T12:00:05Z", "this minute"],
  ["2024-11-30T12:00:00Z", "2 years ago"],
])("%s was %s", (time, said) => expect(since(time, now)).toBe(said));
