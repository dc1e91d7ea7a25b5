/** How the application looks to this person; kept in the browser. Empty: as the system has it, or as we think best. */
export interface Look {
  theme: "" | "light" | "dark";
  deck: "" | "four";
  /** The court cards' figures; empty: those of Paris. */
  figures: "" | "international" | "none";
  /** Large indices. */
  large: "" | "yes";
  motion: "" | "slow" | "none";
  /** How a score is drawn: counters, or the pull-up board. */
  marker: "" | "board";
  language: "" | "en" | "fr" | "de";
}

const KEY = "bezique.look";
const PLAIN: Look = { theme: "", deck: "", figures: "", large: "", motion: "", marker: "", language: "" };

/** What is kept under a key, laid over what stands for it at first. */
export function kept<T extends object>(key: string, first: T): T {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return { ...first };
  }
}

/** Keep it. Without storage it lasts as long as the page. */
export function keepAs(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // There is none, or it is full.
  }
}

export const look: Look = $state(kept(KEY, PLAIN));

/** Show it, on the root element that the style sheets look at. */
export function apply({ language: _, ...shown }: Look): void {
  for (const [name, value] of Object.entries(shown)) {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
}

export function keepLook(): void {
  apply(look);
  keepAs(KEY, look);
}
