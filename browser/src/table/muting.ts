import { keepAs, kept } from "../look.svelte";

/** Whose phrases are not shown: nobody's, the other's in this game, the other's in every game. */
export type Muting = "" | "game" | "always";

const KEY = "bezique.muted";
/** Games that are remembered: those before have long been over. */
const MOST = 100;

const games = () => kept<{ games: string[] }>(KEY, { games: [] }).games;

export function mutedIn(game: string): boolean {
  return games().includes(game);
}

export function muteIn(game: string, is: boolean): void {
  const others = games().filter((each) => each !== game);
  keepAs(KEY, { games: is ? [...others, game].slice(-MOST) : others });
}
