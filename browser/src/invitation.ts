import { keepAs, kept } from "./look.svelte";
import type { Opened, Table } from "./messages";

const key = (game: string) => `bezique.invitation.${game}`;

/** Keep what a friend needs to come: the server has no more than a hash of it. */
export function keepInvitation({ id, invite, code }: Opened): void {
  keepAs(key(id), { invite, code });
}

/** The table, with the invitation for as long as it waits for a friend. */
export function withInvitation(table: Table): Table {
  if (table.stage === "waiting") return table.invite ? table : { ...table, ...kept(key(table.id), {}) };
  try {
    localStorage.removeItem(key(table.id));
  } catch {
    // There is no storage.
  }
  return table;
}
