import { expect, test, vi } from "vitest";
import { bundleOf, figures, LANGUAGES, preferred, speak, t, type Language } from "./words.svelte";

const catalogues = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const catalogue = (name: string) => catalogues[`./words/${name}.ftl`]!;
const names = Object.keys(LANGUAGES) as Language[];

/** The messages of a catalogue as they are written, each with the arguments in it. */
function messages(name: string): Record<string, string[]> {
  const parts = catalogue(name).split(/^(?=[a-z][\w-]* =)/m).slice(1);
  const used = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
  return Object.fromEntries(parts.map((part) => [part.split(" =")[0]!, used(part)]));
}

/** All source of the application but its tests. */
const sources = Object.values(
  import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./messages.ts"], {
    query: "?raw", import: "default", eager: true,
  }),
).join("\n");

test.each(names)("in %s every message can be read and none is twice there", (name) => {
  const bundle = bundleOf(name, catalogue(name));
  const written = [...catalogue(name).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

test.each(names)("in %s every message says something, whatever it speaks of", (name) => {
  const bundle = bundleOf(name, catalogue(name));
  for (const [key, used] of Object.entries(messages(name))) {
    for (const value of [0, 1, 2, 1000]) {
      const faults: Error[] = [];
      const said = bundle.formatPattern(bundle.getMessage(key)!.value!, Object.fromEntries(used.map((arg) => [arg.slice(1), value])), faults);
      expect(faults, key).toEqual([]);
      expect(said, key).toMatch(/\S/);
      expect(said, key).not.toMatch(/[{}]|\s{2}/);
    }
  }
});

test.each(names)("%s has the messages and arguments of English", (name) => expect(messages(name)).toEqual(messages("en")));

test("every key that is asked for is there, and every one that is there is asked for", () => {
  const asked = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !(key in messages("en")))).toEqual([]);
  expect(Object.keys(messages("en")).filter((key) => !sources.includes(`"${key}"`))).toEqual([]);
});

test("no French line can begin with a sign that belongs to the word before it", () => {
  const lines = catalogue("fr").split("\n").filter((line) => !line.startsWith("#"));
  expect(lines.filter((line) => / [:;?!»]|« /.test(line))).toEqual([]);
});

test.each([
  ["", ["de-AT", "en"], "de"], ["", ["es", "fr-CA"], "fr"], ["", ["es"], "en"], ["", [], "en"],
  ["fr", ["de"], "fr"], ["xx", ["de"], "de"], ["constructor", [], "en"],
])("with %o chosen and %o wanted it is %s", (chosen, wanted, expected) => expect(preferred(chosen, wanted)).toBe(expected));

test("what is below 0 has a true minus", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  vi.unstubAllGlobals();
  expect([figures(-60), figures(0), figures(40), figures(40, true), figures(0, true)]).toEqual(["−60", "0", "40", "+40", "0"]);
  expect(t("score-account", { units: -3 })).toContain("−3");
  expect(t("game-score", { mine: -10, his: 20 })).toBe("−10 – 20");
  expect(t("score-entry", { name: "Ann-3", what: "2-3" })).toBe("Ann-3: 2-3");
});
