/** How the application looks to this person; kept in the browser. */
export interface Look {
  theme: "" | "light" | "dark";
  deck: "" | "four";
  motion: "" | "none";
}

const KEY = "bezique.look";

export function look(): Look {
  const plain: Look = { theme: "", deck: "", motion: "" };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Look>) };
  } catch {
    return plain;
  }
}

/** Show it, on the root element that the style sheets look at. */
export function apply(chosen: Look): void {
  for (const [name, value] of Object.entries(chosen)) {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
}

export function keepLook(chosen: Look): void {
  localStorage.setItem(KEY, JSON.stringify(chosen));
  apply(chosen);
}
