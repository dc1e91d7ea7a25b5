import { afterEach, expect, test, vi } from "vitest";
import { scoreEntered } from "./api";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [429, "too_often", "away"],
  [500, "fault", "fault"],
  [503, "away", "away"],
  [409, "moved_on", "moved_on"],
  [422, "bad_score", "bad_score"],
])("what is answered with %i is asked again only where it may be right", async (status, code, told) => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code, text: "No." }), { status }));
  await expect(scoreEntered("a", { number: 0, mark: "b" })).rejects.toMatchObject({ code: told, message: "No." });
});
