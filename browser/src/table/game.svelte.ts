import { Adding } from "../fair/own";
import type { Ask, Choice, FromBrowser, FromServer, Result, SeatName, Side, Table, Trick } from "../messages";
import type { Line } from "../socket";
import { t } from "../words.svelte";
import { keysOf } from "./flights";
import { mutedIn, muteIn, type Muting } from "./muting";
import { phrase } from "./phrases";
import { keep, settings } from "./settings";
import { Sounds, soundsOf } from "./sounds";

/** The pause before a draw that is made for me: the same whatever I hold. */
const DRAW_AFTER = 1200;
const NEWS_FOR = 2500;
/** The last trick of a deal waits for a tap so long at most: there is no card to press after it. */
const LAST_STAYS = 5000;

/** What the table is asked, and answers. */
type Request = Extract<FromBrowser, { type: "act" | "ask" | "hint" | "why" }>;

/** A sentence in place of the prompt: a refusal, or the answer to a question. */
export interface Note {
  tone: "refused" | "answer";
  text: string;
  lines: readonly string[];
}

/** A table as one viewer has it: the last that was told, what is chosen, and what is asked. No rule is known here. */
export class Game {
  table = $state.raw<Table | null>(null);
  connected = $state(false);
  closed = $state("");
  chosen = $state("");
  note = $state.raw<Note | null>(null);
  asked = $state("");
  /** What was asked and is not answered yet. */
  asking = $state.raw<Request | null>(null);
  /** A finished trick that lies still for a while. */
  still = $state.raw<Trick | null>(null);
  /** Sentences for readers, in order. */
  told = $state.raw<readonly string[]>([]);
  /** Points that have just come in, with their reason, for each seat. */
  news = $state.raw<Record<SeatName, string>>({ South: "", North: "" });
  settings = $state(settings());
  /** The other's phrases are not shown in this game. */
  private silent = $state(false);

  /** The keys under which cards that have moved arrive where they lie now. */
  keys = $state.raw<Record<string, string>>({});
  /** The hand as I have laid it, by ids. */
  order = $state.raw<readonly string[]>([]);
  /** Seconds since the server last told the clocks. */
  passed = $state(0);

  private readonly adding = new Adding();
  private readonly sounds = new Sounds();
  private readonly ticking = setInterval(() => (this.passed += 1), 1000);
  private request = 0;
  /** The connection was away since the table was last told. */
  private away = false;
  private stayTimer = 0;
  private newsTimer = 0;
  private drawTimer = 0;

  constructor(private readonly line: Line) {
    line.open(
      (message) => this.hear(message),
      (is) => {
        this.connected = is;
        this.away ||= !is;
      },
    );
  }

  end(): void {
    clearTimeout(this.stayTimer);
    clearTimeout(this.drawTimer);
    clearTimeout(this.newsTimer);
    clearInterval(this.ticking);
    this.sounds.end();
    this.line.close();
  }

  // --- what is seen ----------------------------------------------------------------------------------------------

  /** My own side; South's for one who looks on. */
  get mine(): Side | null {
    return this.table && this.table.sides[this.table.seat === "North" ? 1 : 0];
  }

  get his(): Side | null {
    return this.table && this.table.sides[this.table.seat === "North" ? 0 : 1];
  }

  /** Whether there is somebody to talk to. */
  get talks(): boolean {
    return this.table !== null && this.table.seat !== null && this.table.sides.every((side) => side.kind === "person");
  }

  get trick(): Trick | null {
    return this.still ?? this.table?.trick ?? null;
  }

  /** The end of a deal, told once its last trick has been seen. */
  get result(): Result | null {
    return this.still ? null : (this.table?.result ?? null);
  }

  /** The deal is over, and its last trick still lies. */
  get ending(): boolean {
    return this.still !== null && this.table?.result != null;
  }

  get deciding(): boolean {
    return this.table?.stage === "window" && this.table.menu.length > 0;
  }

  /** The entry of the menu that plays this card, where there is one. */
  playing(id: string): Choice | undefined {
    return this.table?.menu.find((choice) => choice.kind === "play" && choice.cards.includes(id));
  }

  /** Whether cards are played now, so that those that may not be are shown as such. */
  get plays(): boolean {
    return this.table?.menu.some((choice) => choice.kind === "play") ?? false;
  }

  // --- what is done ----------------------------------------------------------------------------------------------

  act(choice: Choice): void {
    if (!this.table) return;
    this.release();
    this.chosen = "";
    this.send({ type: "act", request: 0, number: this.table.number, action: choice.action });
  }

  ask(what: Ask["what"], value = 0): void {
    if (this.table) this.send({ type: "ask", request: 0, number: this.table.number, what, value });
  }

  hint(): void {
    this.forget();
    this.send({ type: "hint", request: 0 });
  }

  /** Ask it once, however often it is pressed before the answer comes. */
  private send(request: Request): void {
    if (this.asking && JSON.stringify({ ...this.asking, request: 0 }) === JSON.stringify(request)) return;
    this.asking = { ...request, request: ++this.request };
    this.line.send(this.asking);
  }

  /** The connection is back: what was asked and has not been heard is asked again, where nothing has happened since. */
  private resume(before: Table | null, now: Table): void {
    const unheard = this.away && before?.number === now.number ? this.asking : null;
    this.away = false;
    this.asking = null;
    if (unheard && (unheard.type !== "ask" || now.can.includes(unheard.what))) this.send({ ...unheard, request: 0 });
  }

  /** Whose phrases are not shown. */
  get muting(): Muting {
    return this.settings.muted ? "always" : this.silent ? "game" : "";
  }

  mute(how: Muting): void {
    this.settings.muted = how === "always";
    keep(this.settings);
    this.silent = how === "game";
    if (this.table) muteIn(this.table.id, this.silent);
  }

  speak(key: string): void {
    this.line.send({ type: "speak", phrase: key });
  }

  why(id: string, action: string): void {
    this.asked = id;
    this.send({ type: "why", request: 0, action });
  }

  /** A card was tapped: choose it, play the chosen one, or ask why it may not be played. */
  press(id: string, card: string): void {
    this.release();
    const choice = this.playing(id);
    if (!choice) {
      this.chosen = "";
      if (this.plays) this.why(id, card);
    } else if (this.settings.oneTap || this.chosen === id) this.act(choice);
    else {
      this.chosen = id;
      this.forget();
    }
  }

  /** A card was dragged out of its row: play it, or say why not. */
  drop(id: string): void {
    const choice = this.playing(id);
    const card = [...(this.table?.hand ?? []), ...(this.mine?.table ?? [])].find((each) => each.id === id)?.card;
    if (choice) this.act(choice);
    else if (card && this.plays) this.why(id, card);
  }

  /** Take away the sentence that stands in place of the prompt. */
  forget(): void {
    this.note = null;
    this.asked = "";
  }

  /** The finished trick has been seen. */
  release(): void {
    clearTimeout(this.stayTimer);
    this.still = null;
  }

  // --- what is heard ---------------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.closed = "";
        this.release();
        this.silent = mutedIn(message.table.id);
        this.resume(this.table, message.table);
        this.show(message.table, true);
        break;
      case "happened":
        if (this.settings.sounds) this.sounds.play(soundsOf(this.table, message));
        if (message.moved.some((moved) => moved.what === "taken")) this.keepStill(message.table);
        if (message.moved.some((moved) => moved.what === "dealt")) this.release();
        this.tellPoints(this.table, message.table);
        this.show(message.table);
        this.told = message.told;
        this.asking = null;
        break;
      case "refused":
        this.asking = null;
        this.note = { tone: "refused", text: message.text, lines: [message.rule, message.source].filter(Boolean) };
        break;
      case "answered":
        // Something has happened or was asked meanwhile: it is no answer to that.
        if (message.request !== this.asking?.request) break;
        this.asking = null;
        this.note = { tone: "answer", text: message.text, lines: message.lines };
        break;
      case "present":
        this.present(message.here, message.away, message.claim_in, message.clocks);
        break;
      case "phrase":
        if (message.seat === this.table?.seat || !this.muting) this.tellPhrase(message.seat, phrase(message.phrase));
        break;
      case "closed":
        this.closed = message.text;
        break;
    }
  }

  private show(table: Table, anew = false): void {
    this.keys = anew ? {} : keysOf(this.table, table);
    this.table = table;
    this.passed = 0;
    const seed = this.adding.due(table, anew);
    if (seed) this.line.send({ ...seed, request: ++this.request });
    this.forget();
    if (!this.playing(this.chosen)) this.chosen = "";
    clearTimeout(this.drawTimer);
    const only = table.stage === "window" && table.menu.length === 1 ? table.menu[0] : undefined;
    if (only?.kind === "done" && this.settings.drawForMe) this.drawTimer = window.setTimeout(() => this.act(only), DRAW_AFTER);
  }

  /** For a while each score says what came in. */
  private tellPoints(before: Table | null, after: Table): void {
    const fresh = after.sheet.slice(before?.sheet.length ?? 0).filter((line) => !line.lost && line.points);
    if (!fresh.length || !before || after.deal !== before.deal) return;
    const of = (seat: SeatName) => fresh.filter((line) => line.seat === seat).map((line) => `+${line.points} ${line.text}`).join(", ");
    this.news = { South: of("South"), North: of("North") };
    clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = { South: "", North: "" }), NEWS_FOR);
  }

  private tellPhrase(seat: SeatName, said: string): void {
    const text = t("talk-spoken", { text: said });
    const who = this.table?.sides[seat === "South" ? 0 : 1].name ?? "";
    this.told = [`${who}: ${text}`];
    this.news = { ...this.news, [seat]: text };
    clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = { South: "", North: "" }), NEWS_FOR * 2);
  }

  private keepStill(table: Table): void {
    const trick = table.trick?.taken ? table.trick : table.last_trick;
    if (!trick?.taken) return;
    this.release();
    this.still = trick;
    const stay = this.settings.stay || (table.result ? LAST_STAYS : 0);
    if (stay) this.stayTimer = window.setTimeout(() => this.release(), stay);
  }

  private present(
    here: readonly boolean[], away: readonly number[], claim_in: number | null, clocks: readonly (number | null)[],
  ): void {
    if (!this.table) return;
    this.passed = 0;
    const sides = this.table.sides.map((side, place) => ({
      ...side, here: here[place] ?? true, away: away[place] ?? 0, clock: clocks[place] ?? null,
    }));
    this.table = { ...this.table, sides: [sides[0]!, sides[1]!], claim_in };
  }
}
