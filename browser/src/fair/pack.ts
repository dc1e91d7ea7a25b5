/** Numbered and sealed packs as the pages on fairness and records tell them: a second program beside the server's own. */

const RANKS = ["7", "8", "9", "J", "Q", "K", "10", "A"];
const KINDS = [..."SHDC"].flatMap((suit) => RANKS.map((rank) => rank + suit));
const WORDS = 2 ** 32;

export interface Seeds {
  South: string;
  North: string;
}

async function digest(text: string): Promise<DataView> {
  return new DataView(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** The seal that belongs to a secret. */
export async function sealOf(secret: string, deal: number): Promise<string> {
  const bytes = new Uint8Array((await digest(`bezique seal deal ${deal} secret ${secret}`)).buffer);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function sealedPack(secret: string, seeds: Seeds, deal: number, packs: number): Promise<string[]> {
  const added = `south ${seeds.South || "-"} north ${seeds.North || "-"}`;
  return drawn(`bezique sealed deal ${deal} packs ${packs} secret ${secret} ${added}`, packs);
}

export function numberedPack(number: bigint, packs: number): Promise<string[]> {
  return drawn(`bezique deal ${number} packs ${packs}`, packs);
}

/** The cards in order, exchanged from the last place on by numbers without bias. */
async function drawn(name: string, packs: number): Promise<string[]> {
  const row = KINDS.flatMap((kind) => Array<string>(packs).fill(kind));
  const words = stream(name);
  for (let last = row.length - 1; last > 0; last -= 1) {
    const fair = WORDS - (WORDS % (last + 1));
    let word = await words();
    while (word >= fair) word = await words();
    const other = word % (last + 1);
    [row[last], row[other]] = [row[other]!, row[last]!];
  }
  return row;
}

/** The digests of a text with 0, 1, 2, ... behind it, word by word. */
function stream(name: string): () => Promise<number> {
  let block = 0;
  let at = 0;
  let view: DataView | null = null;
  return async () => {
    if (!view || at === view.byteLength) [view, at] = [await digest(`${name} block ${block++}`), 0];
    at += 4;
    return view.getUint32(at - 4);
  };
}

/** A card as it is written in records, whatever way it came; null for what is none. */
export function cardOf(text: string): string | null {
  const card = text.toUpperCase().replace(/^T/, "10");
  return KINDS.includes(card) ? card : null;
}
