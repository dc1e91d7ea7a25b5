/** The pages of the application, below the prefix that the server writes into <base>. */
export type Place =
  | { page: "home" | "new" | "friend" | "join" | "games" | "recover" | "settings" | "about" | "nowhere" }
  | { page: "rules" | "law"; key: string }
  | { page: "replay" | "fairness" | "score"; id: string }
  | { page: "table"; id: string };

const PLAIN = ["new", "friend", "join", "games", "recover", "settings", "about"] as const;

export function placeOf(path: string, base: string): Place {
  const rest = path.startsWith(base) ? path.slice(base.length).replace(/\/$/, "") : "";
  if (rest === "") return { page: "home" };
  const plain = PLAIN.find((page) => page === rest);
  if (plain) return { page: plain };
  const table = /^table\/([\w-]+)$/.exec(rest);
  if (table) return { page: "table", id: table[1]! };
  const shown = /^(replay|fairness|score)(?:\/([\w-]+))?$/.exec(rest);
  if (shown) return { page: shown[1] as "replay" | "fairness" | "score", id: shown[2] ?? "" };
  const read = /^(rules|law)(?:\/([\w-]+))?$/.exec(rest);
  return read ? { page: read[1] as "rules" | "law", key: read[2] ?? "" } : { page: "nowhere" };
}
