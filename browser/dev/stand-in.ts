import { complete, type Choice, type FromBrowser, type FromServer, type Sent, type Table } from "../src/messages";
import type { Line } from "../src/socket";

const RANKS: Record<string, string> = {
  "7": "Seven", "8": "Eight", "9": "Nine", J: "Jack", Q: "Queen", K: "King", "10": "Ten", A: "Ace",
};
const SUITS: Record<string, string> = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" };
const name = (card: string) => `${RANKS[card.slice(0, -1)]} of ${SUITS[card.slice(-1)]}`;
const held = (cards: string) => cards.split(" ").map((card, at) => ({ id: `h${at}`, card, name: name(card) }));
const laid = (cards: string, who: string, served: string) =>
  cards.split(" ").map((card, at) => ({ id: `${who}${at}`, card, name: `${name(card)}, has served in ${served}`, served: [served] }));

function play(cards: readonly { id: string; card: string; name: string }[]): Sent<"Choice">[] {
  return cards.map((each) => ({ action: each.card, kind: "play", name: `Play the ${each.name.toLowerCase()}`, cards: [each.id] }));
}

const SHORT = held("QH 7H JC QD");
const MINE = laid("KH KS QS JD", "m", "four");
const BASE = {
  id: "dev", number: 1, seat: "South", stage: "play", turn: "South", deal: 2,
  rules: { name: "standard", title: "Standard", target: 1000, hand: 8, packs: 2 },
  sides: [
    { seat: "South", name: "Ann", kind: "person", score: 690, marker: { left: [0, 3, 0, 0], right: [1, 1, 1, 4], front: 90, back: 84 }, hand: 4, table: MINE,
      waiting: [{ combination: "marriage-S", name: "marriage in spades", points: 20, cards: ["m1", "m2"] }] },
    { seat: "North", name: "Computer", kind: "computer", level: "Club", score: 430, marker: { left: [1, 0, 1, 1], right: [0, 4, 0, 3], front: 64, back: 54 }, hand: 3, table: laid("AH AD AC KC QC", "n", "four") },
  ],
  prompt: { happened: "Trick 11 was yours. Both have drawn.", expected: "Your lead. Any card will do." },
  hand: SHORT, menu: play([...SHORT, ...MINE]),
  stock: { left: 26, tricks: 13, turn_up: "10H", trump: "H", text: "13 tricks to declare in, 25 in the stock, then the turn-up." },
  last_trick: { number: 11, cards: [{ seat: "North", card: "8C", name: name("8C") }, { seat: "South", card: "AS", name: name("AS") }], taken: "South" },
  log: [{ text: "You lead the jack of clubs. Computer takes it with the ace.", trick: 12, points: 10 }, { text: "Twenty to score.", spoken: true, seat: "South" }],
  sheet: [{ seat: "South", points: 80, text: "Four kings", deal: 2, trick: 6 }, { seat: "North", points: 100, text: "Four aces", deal: 2, trick: 9 }],
  can: ["hint", "undo", "resign"],
};
const WINDOW: Sent<"Choice">[] = [
  { action: "score queens", kind: "score", name: "Four queens", points: 60, cards: ["h0", "h3", "m2"], speech: "Sixty queens, and twenty to score." },
  { action: "score marriage-H", kind: "score", name: "Royal marriage", points: 40, cards: ["h0", "m0"], speech: "Forty for the royal marriage." },
  { action: "announce marriage-H", kind: "announce", name: "Royal marriage", points: 40, cards: ["h0", "m0"] },
  { action: "exchange", kind: "exchange", name: "The seven for the ten of hearts", points: 10, cards: ["h1"] },
  { action: "done", kind: "done", name: "Nothing, draw" },
];
const TAKEN = { number: 13, cards: [{ seat: "North", card: "9D", name: name("9D") }, { seat: "South", card: "JD", name: name("JD") }], taken: "South" };
const MANY = held("AS AS 10S KS QS 9S AH KH KH 9H AC JC 10D QD 7D");
const PLACES: Record<string, object> = {
  lead: {},
  reply: { menu: play(SHORT.slice(2)), trick: { number: 12, cards: [{ seat: "North", card: "9C", name: name("9C") }] }, prompt: { happened: "Computer leads the nine of clubs.", expected: "Your card: follow clubs, and win if you can." } },
  window: { stage: "window", menu: WINDOW, trick: TAKEN, prompt: { happened: "Trick 13 is yours.", expected: "Declare, or draw." } },
  many: { hand: MANY, menu: play(MANY), rules: { name: "eight-pack", title: "Eight-pack", target: 5000, hand: 15, packs: 8 } },
  end: { stage: "over", turn: null, menu: [], can: ["rematch"], result: { title: "You win, 1010 to 720.", lines: ["Brisques: you 9, the computer 7.", "Last trick: you, 10."], winner: "South", over: "game" } },
  waiting: { stage: "waiting", turn: null, hand: [], menu: [], stock: null, invite: "secret", code: "KQ7-42", can: [] },
};

/** Answers like a server that knows a few moments of a game: after a play the window, after it a lead, then the end. */
export class StandIn implements Line {
  readonly sent: FromBrowser[] = [];
  private hear: (message: FromServer) => void = () => undefined;
  private number = 1;

  constructor(private at: string) {}

  private table(): Table {
    return complete("Table", { ...BASE, ...PLACES[this.at], number: this.number });
  }

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    this.hear = hear;
    queueMicrotask(() => {
      connected(true);
      hear({ type: "welcome", protocol: 1, table: this.table() });
    });
  }

  send(message: FromBrowser): void {
    this.sent.push(message);
    if (message.type === "why") {
      const refused = { type: "refused", request: message.request, code: "play", rule: "Last tricks: follow suit, and win if you can.", source: "" } as const;
      this.hear({ ...refused, text: "Not that card: clubs were led and you can follow, so you must. Play the jack of clubs." });
    }
    if (message.type === "hint") this.hear({ type: "answered", request: message.request, text: "The jack of clubs.", lines: ["It costs nothing."], action: "JC" });
    if (message.type !== "act" || message.number !== this.number) return;
    const done: Choice | undefined = this.table().menu.find((choice) => choice.action === message.action);
    this.at = done?.kind === "play" ? "window" : this.at === "window" && done?.kind === "done" ? "lead" : "end";
    this.number += 1;
    const moved = done?.kind === "play" ? [complete("Moved", { what: "taken", seat: "South" })] : [];
    this.hear({ type: "happened", table: this.table(), moved, told: [this.table().prompt.happened] });
  }

  close(): void {}
}
