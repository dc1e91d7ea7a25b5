import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** The application's own words. What the game says comes from the server, in the same language. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, string | number>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  fr: () => import("./words/fr.ftl?raw"),
  de: () => import("./words/de.ftl?raw"),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

/** The language in use. */
export const language = (): Language => bundle.locales[0] as Language;

/** The first language that the browser asks for and we have; a choice of the person goes before. */
export function preferred(chosen: string, wanted: readonly string[]): Language {
  return [chosen, ...wanted].map((each) => each.slice(0, 2).toLowerCase()).find(isOurs) ?? "en";
}

function isOurs(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** A catalogue, read. */
export function bundleOf(name: Language, catalogue: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false });
  const faults = made.addResource(new FluentResource(catalogue));
  if (faults.length) throw faults[0]!;
  return made;
}

/** Speak this language from now on: its catalogue is fetched, and all that is shown changes. */
export async function speak(name: Language): Promise<void> {
  if (language() === name && bundle.hasMessage("home")) return;
  const made = bundleOf(name, (await CATALOGUES[name]()).default);
  bundle = made;
  document.documentElement.lang = name;
}

/** A hyphen in the place of a minus. */
const HYPHEN = /(^|[\s(:])-(?=\d)/g;

/** A number in figures, with a true minus; what was gained or lost has its sign always. */
export const figures = (number: number, gained = false): string => `${number < 0 ? "−" : gained && number ? "+" : ""}${Math.abs(number)}`;

/** The words of a key, with what they speak of. Numbers stand as at a table: 1010, not 1,010. */
export function t(key: string, words: Words = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const faults: Error[] = [];
  const said = bundle.formatPattern(message.value, told(words), faults);
  if (faults.length && import.meta.env.DEV) throw faults[0]!;
  return said.replace(HYPHEN, "$1−");
}

function told(words: Words): Record<string, string | FluentNumber> {
  const plain = (value: string | number) =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, plain(value)]));
}
