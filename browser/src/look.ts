/** How the application looks to this person; kept in the browser. */
export interface Look {
  theme: "" | "light" | "dark";
  deck: "" | "four";
  motion: "" | "none";
  /** Empty: the first of ours that the browser asks for. */
  language: "" | "en" | "fr" | "de";
}

const KEY = "bezique.look";

export function look(): Look {
  const plain: Look = { theme: "", deck: "", motion: "", language: "" };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Look>) };
  } catch {
    return plain;
  }
}

/** Show it, on the root element that the style sheets look at. */
export function apply({ theme, deck, motion }: Look): void {
  for (const [name, value] of Object.entries({ theme, deck, motion })) {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
}

export function keepLook(chosen: Look): void {
  apply(chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}
