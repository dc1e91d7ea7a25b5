import type { Own } from "./own";
import { cardOf, numberedPack, sealedPack, sealOf, type Seeds } from "./pack";

/** What is known of a pack: its opened seal or its number leads to it, it was played before, its seal is closed, nothing. */
export type How = "sealed" | "numbered" | "again" | "closed" | "by_hand" | "unknown" | "wrong";
export type Wrong = "secret" | "pack" | "number" | "missing" | "unreadable" | "order" | "own-seal" | "own-seed";

/** Something that does not hold, and where in the record. */
export interface Fault {
  what: Wrong;
  line: number;
  column: number;
}

export interface Deal {
  number: number;
  how: How;
  seeds: Seeds;
  commitment: string;
  secret: string;
  faults: Fault[];
  /** Whether this browser kept what it was shown of the deal, and it is the same. */
  own: boolean;
  /** Whether what it sent is in the deal. */
  mine: boolean;
}

export interface Proof {
  /** Nobody's: the whole game; a seat's or a spectator's: only what was seen. */
  seen: boolean;
  deals: Deal[];
  /** Why the text is no record of which anything can be proved. */
  fault: Fault | null;
}

interface Word {
  text: string;
  column: number;
}

interface Told {
  deal: Deal;
  /** It stands alone: a deal before it, for practice. */
  alone: boolean;
  pack: string[] | null;
  dealt: Fault | null;
  sealed: Fault | null;
  opened: Fault | null;
}

const DIGEST = /^[0-9a-f]{64}$/;
const SEED = /^(?:[0-9a-f]{2}){16,64}$/;
const NUMBER = /^\d{1,9}$/;

/** Prove the packs of a record; nothing of the play is looked at. */
export async function prove(text: string, own: Record<number, Own> = {}): Promise<Proof> {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  lines.pop(); // a line without its end is no line
  const end = lines.findIndex((line) => !line.trim());
  const head = lines.slice(0, Math.max(0, end));
  const tag = (name: string) => head.map((line) => new RegExp(`^\\s*\\[${name}\\s+"(.*)"\\]`).exec(line)?.[1]).find(Boolean) ?? "";
  const packs = Number(head.map((line) => /^\s*packs\s*=\s*(\d+)/.exec(line)?.[1]).find(Boolean) ?? 0);
  if (tag("Record") !== "1" || end < 0 || !(packs >= 1 && packs <= 8)) return { seen: false, deals: [], fault: { what: "unreadable", line: 1, column: 1 } };
  const told = new Reader(lines, end + 1).read();
  const seen = tag("Seen") !== "";
  const how = tag("Deal");
  const before = new Set<string>();
  for (const each of told) {
    if (each.alone) each.deal.how = before.has(String(each.pack)) ? "again" : "unknown";
    else if (tag("Laws") && how !== "sealed") each.deal.how = each.pack ? "by_hand" : "unknown";
    else await settle(each, how, packs, seen);
    if (each.deal.faults.length) each.deal.how = "wrong";
    if (each.pack) before.add(String(each.pack));
  }
  for (const each of told) compare(each, own[each.deal.number]);
  return { seen, deals: told.filter((each) => each.dealt).map((each) => each.deal), fault: null };
}

/** Takes the lines of the record that speak of packs, and puts them to their deals. */
class Reader {
  private readonly told: Told[] = [];
  private coming: Told | null = null;
  private last: Told | null = null;

  constructor(private readonly lines: string[], private readonly from: number) {}

  read(): Told[] {
    this.lines.slice(this.from).forEach((line, at) => this.take(words(line), this.from + at + 1));
    return this.told;
  }

  private take(found: Word[], line: number): void {
    const [kind, number, third, fourth] = found;
    if (!kind || !["seal", "seed", "deal", "unseal"].includes(kind.text)) return;
    const at = (word: Word | undefined, what: Wrong): Fault => ({ what, line, column: word?.column ?? kind.column });
    if (!number || !NUMBER.test(number.text)) return this.blame(at(number, "unreadable"));
    const deal = Number(number.text);
    if (kind.text === "seal") this.seal(deal, third, at);
    else if (kind.text === "seed") this.seed(deal, third, fourth, at);
    else if (kind.text === "deal") this.deal(deal, found, at);
    else this.unseal(deal, third, at);
  }

  private begin(number: number): Told {
    const deal: Deal = { number, how: "unknown", seeds: { South: "", North: "" }, commitment: "", secret: "", faults: [], own: false, mine: false };
    const told: Told = { deal, alone: false, pack: null, dealt: null, sealed: null, opened: null };
    this.told.push(told);
    return told;
  }

  private blame(fault: Fault): void {
    (this.coming ?? this.last ?? this.begin(0)).deal.faults.push(fault);
  }

  private seal(deal: number, word: Word | undefined, at: (word: Word | undefined, what: Wrong) => Fault): void {
    if (this.coming) return this.blame(at(undefined, "order"));
    this.coming = this.begin(deal);
    this.coming.sealed = at(word, "secret");
    if (!word || !DIGEST.test(word.text)) this.blame(at(word, "unreadable"));
    else this.coming.deal.commitment = word.text;
  }

  private seed(deal: number, seat: Word | undefined, word: Word | undefined, at: (word: Word | undefined, what: Wrong) => Fault): void {
    const mine = this.coming;
    if (mine?.deal.number !== deal) return this.blame(at(undefined, "order"));
    if ((seat?.text !== "South" && seat?.text !== "North") || !word || !SEED.test(word.text)) return this.blame(at(word ?? seat, "unreadable"));
    if (mine.deal.seeds[seat.text]) return this.blame(at(seat, "order"));
    mine.deal.seeds[seat.text] = word.text;
  }

  private deal(deal: number, found: Word[], at: (word: Word | undefined, what: Wrong) => Fault): void {
    const alone = found.some((word) => word.text === "alone");
    const told = this.coming?.deal.number === deal && !alone ? this.coming : this.begin(deal);
    told.alone = alone;
    if (this.coming && this.coming !== told && !alone) this.coming.deal.faults.push(at(found[1], "order"));
    if (this.last?.sealed && !this.last.opened) this.last.deal.faults.push(at(undefined, "missing"));
    const first = found.findIndex((word) => word.text === "pack");
    told.dealt = at(found[Math.max(0, first)], "pack");
    if (first >= 0) told.pack = found.slice(first + 1).map((word) => cardOf(word.text) ?? word.text);
    [this.last, this.coming] = [told, null];
  }

  private unseal(deal: number, word: Word | undefined, at: (word: Word | undefined, what: Wrong) => Fault): void {
    const last = this.last;
    if (last?.deal.number !== deal || last.opened) return this.blame(at(undefined, "order"));
    last.opened = at(word, "secret");
    if (!word || !DIGEST.test(word.text)) last.deal.faults.push(at(word, "unreadable"));
    else last.deal.secret = word.text;
  }
}

/** The words of a line before its comment and before what was seen. */
function words(line: string): Word[] {
  const body = line.split(/[;|]/, 1)[0]!;
  return [...body.matchAll(/[^ \t]+/g)].map((match) => ({ text: match[0], column: match.index + 1 }));
}

async function settle(told: Told, how: string, packs: number, seen: boolean): Promise<void> {
  const { deal, pack, dealt } = told;
  if (!dealt) return;
  if (how === "sealed") await settleSealed(told, packs);
  else if (pack && /^numbered \d{1,18}$/.test(how)) {
    const right = await numberedPack(BigInt(how.split(" ")[1]!) + BigInt(deal.number) - 1n, packs);
    if (same(pack, right)) deal.how = "numbered";
    else deal.faults.push({ ...dealt, what: "number" });
  }
  if (seen && deal.how === "sealed") deal.how = "unknown";
}

async function settleSealed({ deal, pack, dealt, sealed, opened }: Told, packs: number): Promise<void> {
  if (!sealed) deal.faults.push({ ...dealt!, what: "missing" });
  else if (!opened) deal.how = "closed";
  else if ((await sealOf(deal.secret, deal.number)) !== deal.commitment) deal.faults.push(opened);
  else if (!pack || same(pack, await sealedPack(deal.secret, deal.seeds, deal.number, packs))) deal.how = "sealed";
  else deal.faults.push({ ...dealt!, what: "pack" });
}

/** Hold a deal against what this browser was shown and added itself. */
function compare({ deal, sealed, dealt }: Told, own: Own | undefined): void {
  if (!own || !deal.commitment || !dealt) return;
  const seeds = [deal.seeds.South, deal.seeds.North];
  if (own.commitment !== deal.commitment) deal.faults.push({ ...(sealed ?? dealt), what: "own-seal" });
  else if (own.added?.some((seed, at) => seed !== seeds[at])) deal.faults.push({ ...dealt, what: "own-seed" });
  else [deal.own, deal.mine] = [true, seeds.includes(own.seed)];
  if (!deal.own) deal.how = "wrong";
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
