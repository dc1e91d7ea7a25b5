import { kept, keepAs } from "../look.svelte";
import type { NewGame, Sent } from "../messages";

const key = (against: NewGame["against"]) => `bezique.new.${against}`;

/** The settings of the last new game of this kind, as far as this browser remembers them. */
export function lastGame(against: NewGame["against"]): Partial<NewGame> {
  return kept<Partial<NewGame>>(key(against), {});
}

/** Remember the settings of a game. A numbered deal is not played again by itself. */
export function keepGame(game: Sent<"NewGame">): void {
  keepAs(key(game.against ?? "computer"), { ...game, numbered: null });
}
