import type { Seed, Table } from "../messages";

/** What this browser was shown of a deal before its end, and what it sent; kept to hold a record against it. */
export interface Own {
  /** The seal, as it was shown first. */
  commitment: string;
  /** What was sent: it counts where no other device of the player was quicker. */
  seed: string;
  /** What South and North had added, as it was shown when the deal was dealt. */
  added?: readonly [string, string];
}

type Kept = [game: string, deals: Record<number, Own>][];

const KEY = "bezique.seals";
const MOST = 200;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

/** What was kept of a game, by the numbers of its deals. */
export function own(game: string): Record<number, Own> {
  return kept().find(([name]) => name === game)?.[1] ?? {};
}

function keep(game: string, deal: number, what: Own): void {
  const others = kept().filter(([name]) => name !== game);
  const deals = { ...own(game), [deal]: what };
  localStorage.setItem(KEY, JSON.stringify([...others, [game, deals]].slice(-MOST)));
}

/** Random bytes for a deal. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds to the chance of each deal as soon as it is sealed. The first seal that was shown is the one that is kept. */
export class Adding {
  private sent = 0;
  private seen = 0;

  /** What is to be sent when a table is shown; again in a new connection, since it may have been lost. */
  due(table: Table, anew: boolean): Omit<Seed, "request"> | null {
    this.see(table);
    const coming = table.seals.find((seal) => seal.deal === table.deal + 1);
    if (!coming || table.seat === null || (!anew && this.sent === coming.deal)) return null;
    this.sent = coming.deal;
    const before = own(table.id)[coming.deal];
    const seed = before?.seed ?? drawn();
    if (!before) keep(table.id, coming.deal, { commitment: coming.commitment, seed });
    return { type: "seed", deal: coming.deal, seed };
  }

  /** Keep what was added to the deal that is played, as soon as it is told. */
  private see(table: Table): void {
    const dealt = table.seals.find((seal) => seal.deal === table.deal);
    if (!dealt || this.seen === dealt.deal) return;
    this.seen = dealt.deal;
    const before = own(table.id)[dealt.deal] ?? { commitment: dealt.commitment, seed: "" };
    if (!before.added) keep(table.id, dealt.deal, { ...before, added: dealt.seeds });
  }
}
