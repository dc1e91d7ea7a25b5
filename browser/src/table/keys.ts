/** What a key asks for at the table. */
export type Command =
  | { do: "walk"; by: -1 | 1 }
  | { do: "row"; by: -1 | 1 }
  | { do: "end"; last: boolean }
  | { do: "place"; place: number }
  | { do: "announce" | "draw" | "seven" | "why" | "last" | "hint" | "undo" | "talk" | "score" | "read" | "help" | "escape" | "sound" }
  | { do: "speak"; what: "hand" | "table" | "stock" | "score" };

const LETTERS: Record<string, Command> = {
  a: { do: "announce" }, d: { do: "draw" }, w: { do: "why" }, t: { do: "last" }, h: { do: "hint" },
  u: { do: "undo" }, l: { do: "talk" }, s: { do: "score" }, r: { do: "read" }, "?": { do: "help" }, m: { do: "sound" },
};
const READ: Record<string, Command> = {
  h: { do: "speak", what: "hand" }, t: { do: "speak", what: "table" },
  s: { do: "speak", what: "stock" }, c: { do: "speak", what: "score" },
};
const MOVES: Record<string, Command> = {
  ArrowLeft: { do: "walk", by: -1 }, ArrowRight: { do: "walk", by: 1 },
  ArrowUp: { do: "row", by: -1 }, ArrowDown: { do: "row", by: 1 },
  Home: { do: "end", last: false }, End: { do: "end", last: true }, Escape: { do: "escape" },
};

/**
 * The command of a key; null where it has none. After R the next letter reads aloud, and `seven` says that the digit
 * is the seven's own (a declaration is expected), not a place.
 */
export function command(key: string, afterRead: boolean, seven: boolean): Command | null {
  const small = key.length === 1 ? key.toLowerCase() : key;
  if (afterRead && READ[small]) return READ[small];
  if (small === "7" && seven) return { do: "seven" };
  if (/^\d$/.test(small)) return { do: "place", place: (Number(small) + 9) % 10 };
  return MOVES[small] ?? LETTERS[small] ?? null;
}
