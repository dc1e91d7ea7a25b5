// Made by `python -m bezique.web.typescript browser/src/messages.ts`: do not edit.

/** The version of the messages. */
export const PROTOCOL = 1;

export type SeatName = "South" | "North";

export type Stage = "waiting" | "cut" | "choose_dealer" | "lift" | "play" | "window" | "choose" | "between" | "over";

export type Memory = "strict" | "last-trick" | "full";

export type Ended = "" | "resigned" | "time" | "away";

export type FromServer = Welcome | Happened | Refused | Answered | Present | Phrase | Closed | Pong;

export type FromBrowser = Sent<"Act"> | Sent<"Why"> | Sent<"AskHint"> | Sent<"Ask"> | Sent<"Seed"> | Sent<"Speak"> | Sent<"Ping">;

/** A declared card. `id` stays with the card while it lies there; `name` says card and standing in words. */
export interface Laid {
  id: string;
  card: string;
  name: string;
  sort: number;
  /** Words of the classes in which it has scored, the tabs on its edge: marriage, sequence, bezique, double, ... */
  served: readonly string[];
  /** Words of the classes in which it is announced and still to score: the dashed tabs. */
  waiting: readonly string[];
  fresh: boolean;
}

/** An announced combination that is still to score. */
export interface Waiting {
  combination: string;
  name: string;
  points: number;
  /** Ids of laid cards. */
  cards: readonly string[];
}

/** What a bézique marker shows. Counters are told 500, 100, 50, 10; holes are counted on through both rounds. */
export interface Marker {
  left: readonly number[];
  right: readonly number[];
  front: number;
  back: number;
  /** How often it has been filled before. */
  turns: number;
}

/** One player and what belongs to him. */
export interface Side {
  seat: SeatName;
  name: string;
  kind: "person" | "computer" | "nobody";
  marker: Marker;
  level: string;
  here: boolean;
  /** Seconds since he was here; the other may claim the game when `claim_in` (see `Table`) has run down. */
  away: number;
  /** Points of the game, those of the deal in play among them where the rules let them be told. */
  score: number;
  deal: number;
  /** Games won at this table. */
  games: number;
  /** Aces and tens taken, where the rules and the memory of the table let them be looked at. */
  brisques: number | null;
  tricks: number | null;
  /** How many cards he holds concealed. */
  hand: number;
  /** Those of them that everybody knows. */
  known: readonly string[];
  table: readonly Laid[];
  waiting: readonly Waiting[];
  /** The cards of the other's hand, where the table opens them for practice once the stock is gone. */
  opened: readonly string[];
  /** Seconds left on his clock when this was sent, where there is one. */
  clock: number | null;
  /** Whether his clock runs. */
  running: boolean;
}

/** A concealed card of the viewer. `id` stays with the card while he holds it. */
export interface InHand {
  id: string;
  card: string;
  name: string;
}

/** A card of a trick. */
export interface Put {
  seat: SeatName;
  card: string;
  name: string;
  id: string;
}

/** A trick: one or two cards; `taken` by whom, with the `points` that it brought at once. */
export interface Trick {
  number: number;
  cards: readonly Put[];
  taken: SeatName | null;
  points: number;
}

/** The stock. `left` counts the turn-up too; it and `tricks` are None where the rules forbid counting. */
export interface Stock {
  left: number | null;
  /** Tricks left after which something can be declared. */
  tricks: number | null;
  empty: boolean;
  turn_up: string | null;
  /** S, H, C or D; None while there are no trumps. */
  trump: string | null;
  barred: string | null;
  /** The same as a sentence. */
  text: string;
}

/**
 * An entry of the menu: what is sent back as `Act.action`, and how it is shown.
 *
 * `kind`: play, score, announce, choose, exchange, show, done. `cards` are the ids of the cards that it concerns,
 * lit up while it is looked at; `points` what it brings; `speech` what is said when it is done.
 */
export interface Choice {
  action: string;
  kind: "play" | "score" | "announce" | "choose" | "exchange" | "show" | "done";
  name: string;
  points: number;
  cards: readonly string[];
  speech: string;
}

/** The sentence above the hand: what just happened, and what is expected. */
export interface Prompt {
  happened: string;
  expected: string;
}

/** A line of the talk, `spoken` by a seat or told; the `trick` it belongs to, the `points` it brought. */
export interface Said {
  text: string;
  trick: number;
  deal: number;
  seat: SeatName | null;
  spoken: boolean;
  points: number;
}

/** Where points came from; `text` names no player, `rule` is what the rules say of it, in words. */
export interface ScoreLine {
  seat: SeatName;
  points: number;
  text: string;
  deal: number;
  trick: number;
  cards: readonly string[];
  rule: string;
  /** A pending score that was lost. */
  lost: boolean;
  /** The points of the game after it. */
  total: number;
}

/** The published commitment to the pack of a deal (docs/fairness.md); opened when the deal is over. */
export interface Seal {
  deal: number;
  commitment: string;
  /** The secret, once the deal is over. */
  opened: string;
  /** What South and North have added, told once the deal is dealt; "" for nothing. */
  seeds: readonly [string, string];
}

/** The rules of a table. */
export interface RulesOf {
  name: string;
  title: string;
  target: number;
  hand: number;
  packs: number;
  /** What differs from the set of rules named, as it is written behind the name. */
  options: readonly string[];
}

/** The end of a deal, game or partie, told line by line. */
export interface Result {
  title: string;
  lines: readonly string[];
  winner: SeatName | null;
  over: "deal" | "game" | "partie";
}

/** Something that one player has offered and the other may accept, with its `number` as the value. */
export interface Offer {
  what: "undo" | "void" | "rematch";
  by: SeatName;
  text: string;
  number: number;
}

/**
 * Everything that a viewer may see of a table: enough to draw it from nothing.
 *
 * `seat` is the viewer's own, None for a spectator. `log`, `sheet` and `last_trick` reach back only as far as the
 * memory of the table allows.
 */
export interface Table {
  id: string;
  number: number;
  seat: SeatName | null;
  rules: RulesOf;
  stage: Stage;
  turn: SeatName | null;
  /** South, North. */
  sides: readonly [Side, Side];
  prompt: Prompt;
  memory: Memory;
  practice: boolean;
  serious: boolean;
  /** The number of the deal, where it is a numbered one. */
  numbered: number | null;
  /** Whether these cards were played before: a deal begun anew, or one that counts for nothing. */
  again: boolean;
  deal: number;
  dealer: SeatName | null;
  /**
   * The cards that both have cut for deal, until the first is dealt; after equal ones both cut again. While the other
   * has still to cut, one's own alone.
   */
  cut: readonly Put[];
  phase: number;
  hand: readonly InHand[];
  trick: Trick | null;
  last_trick: Trick | null;
  stock: Stock | null;
  menu: readonly Choice[];
  log: readonly Said[];
  sheet: readonly ScoreLine[];
  seals: readonly Seal[];
  result: Result | null;
  offer: Offer | null;
  /** Which of the other requests the viewer may make now: undo, claim, concede, resign, offer_void, hint, next, ... */
  can: readonly string[];
  /** Seconds until the viewer can claim the game of a player who is away; 0 when he can. */
  claim_in: number | null;
  /** The secret part of the link for a friend, while his seat is free; to the host alone. */
  invite: string;
  code: string;
  /** The secret part of the link for those who look on, where they may; to the players. */
  watch: string;
}

/**
 * What moves on the table, for the eyes: a card from one place to another.
 *
 * Places: hand, table, trick, stock, turn_up, pile, each with a seat where it belongs to one.
 */
export interface Moved {
  what: "dealt" | "played" | "taken" | "declared" | "drew" | "exchanged" | "showed" | "taken_up" | "turned_up";
  seat: SeatName;
  /** The cards, where the viewer may see them. */
  cards: readonly string[];
  count: number;
}

/** The first message of a connection, and again whenever all is to be drawn anew. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: Table;
}

/** Something happened: the table after it, what moved, and the sentences for the live region, in order. */
export interface Happened {
  type: "happened";
  table: Table;
  moved: readonly Moved[];
  told: readonly string[];
}

/** A request was not done: the sentence why, what would be allowed, the rule behind it in words, and its source. */
export interface Refused {
  type: "refused";
  request: number;
  code: string;
  text: string;
  rule: string;
  source: string;
}

/** The answer to `Why` or `AskHint`. */
export interface Answered {
  type: "answered";
  request: number;
  text: string;
  lines: readonly string[];
  action: string;
}

/** Who is here, and the clocks, when nothing else has changed. */
export interface Present {
  type: "present";
  here: readonly [boolean, boolean];
  away: readonly [number, number];
  claim_in: number | null;
  clocks: readonly [number | null, number | null];
  watching: number;
}

/** A player said one of the preset phrases. */
export interface Phrase {
  type: "phrase";
  seat: SeatName;
  phrase: string;
}

/** The server ends the connection, and why: stopping, replaced, too_much, gone, protocol. */
export interface Closed {
  type: "closed";
  why: string;
  text: string;
}

/** The answer to `Ping`: the connection is good. */
export interface Pong {
  type: "pong";
}

/** A deal of a record, and the points that it brought South and North. */
export interface DealOf {
  number: number;
  points: readonly [number, number];
}

/**
 * The table after a line of a record, with both hands open: its `hand`, and that of the player `above`.
 *
 * Its `log` and `sheet` are left empty: they are those of the step before, the first `kept` and `listed` entries of
 * them, followed by `said` and `scored`.
 */
export interface ReplayStep {
  /** The line of the record. */
  line: number;
  table: Table;
  above: readonly InHand[];
  moved: readonly Moved[];
  told: readonly string[];
  kept: number;
  said: readonly Said[];
  listed: number;
  scored: readonly ScoreLine[];
}

/** A deal of a record, step by step. */
export interface Replay {
  names: readonly [string, string];
  deals: readonly DealOf[];
  deal: number;
  steps: readonly ReplayStep[];
}

/** Do an entry of the menu. `number` is that of the table it answers, `request` is given back with a refusal. */
export interface Act {
  type: "act";
  request: number;
  number: number;
  action: string;
}

/** Why can this not be done (an action in text form, such as "9C" or "score marriage-H")? Costs nothing. */
export interface Why {
  type: "why";
  request: number;
  action: string;
}

/** What is best here, and why; with an `action`, what is to be said of it. */
export interface AskHint {
  type: "hint";
  request: number;
  action: string;
}

/**
 * The other requests of a player.
 *
 * cut (`value` the place in the spread pack), deal and lead (who deals, after the cut), lift and guess (`value`),
 * next (deal), undo, claim, concede, resign, claim_away, wait, move_now (of a computer that thinks), same_deal (in
 * practice; after the deal it counts for nothing), call_off (by the host, before the first deal). Between people undo,
 * offer_void and rematch are offers, which accept (`value` the number of the offer) and decline answer; decline also
 * takes back one's own.
 */
export interface Ask {
  type: "ask";
  request: number;
  number: number;
  what: "cut" | "deal" | "lead" | "lift" | "guess" | "next" | "undo" | "claim" | "concede" | "resign" | "claim_away" | "wait" | "move_now" | "offer_void" | "rematch" | "accept" | "decline" | "same_deal" | "call_off";
  value: number;
}

/**
 * Add to the chance of a deal that is sealed and not dealt yet: 16 to 64 random bytes, in base 16.
 *
 * The first of a seat counts; one that comes again or too late does nothing.
 */
export interface Seed {
  type: "seed";
  request: number;
  deal: number;
  seed: string;
}

/** Say one of the preset phrases (its key). */
export interface Speak {
  type: "speak";
  phrase: string;
}

/** Is anybody there? Keeps a connection open. */
export interface Ping {
  type: "ping";
}

/** A game with real cards whose score is to be kept. `rules` is a preset with options, as in NewGame. */
export interface NewScore {
  rules: string;
  target: number | null;
  south: string;
  /** What the players are called. */
  north: string;
  /** Who deals first. */
  dealer: SeatName;
  /** What is played for: "5 cents"; so much for each unit of the settlement. */
  stake: string;
}

/** A score that is kept from now on: its page is `/score/{id}`. */
export interface ScoreOpened {
  id: string;
}

/** The secret of the link by which another phone keeps the same score: `/score/{id}#{secret}`. */
export interface ScoreLink {
  secret: string;
}

/**
 * What is entered: lines as the menus and choices have them, or what somebody typed.
 *
 * `number` is that of the score as it was seen; where something has been entered since, the answer is 409
 * `moved_on`. `mark` is made up by the browser: what is sent again under the same mark is entered once.
 */
export interface ScoreEntry {
  number: number;
  mark: string;
  lines: readonly string[];
  text: string;
}

/** Something that can be entered: its lines, and what it is called. */
export interface ScoreItem {
  lines: readonly string[];
  kind: string;
  name: string;
  /** Items of one key differ by their suit only. */
  key: string;
  /** What those are called together. */
  group: string;
  suit: string;
  points: number;
  least: number;
  /** Where a number is to be put in the place of `{number}` in the lines: the lowest and the highest. */
  most: number;
}

/** A player: his points, what he has announced and can still score, and what can be entered for him. */
export interface ScoreSide {
  seat: SeatName;
  name: string;
  score: number;
  deal: number;
  marker: Marker;
  games: number;
  /** What he has won or lost so far, in units. */
  account: number;
  due: readonly ScoreItem[];
  menu: readonly ScoreItem[];
}

/** An entry: what it says, the points it brought, and what the player had in the game with them. */
export interface ScoreMark {
  number: number;
  deal: number;
  text: string;
  seat: SeatName | null;
  points: number;
  total: number;
  /** `down`: it was no score by right, and its points were taken down; `void`: its deal counts for nothing. */
  state: "stands" | "down" | "void";
  /** What can be done about it: struck out, or taken down as the law says. */
  acts: readonly ScoreItem[];
}

/** How a deal ended, line by line: its points, and what became of the game and the partie. */
export interface ScoreEnd {
  deal: number;
  told: readonly string[];
}

/** The score of a game with real cards. `number` counts its lines; `told` says what the last one ended. */
export interface Score {
  id: string;
  number: number;
  rules: string;
  title: string;
  target: number;
  deal: number;
  dealer: SeatName;
  sides: readonly ScoreSide[];
  marks: readonly ScoreMark[];
  /** What is entered for neither player: the turn-up, the end of the deal. */
  menu: readonly ScoreItem[];
  told: readonly string[];
  /** The same of each deal that is over. */
  ends: readonly ScoreEnd[];
  /** Who owes what, where something is played for. */
  owed: string;
  /** The suit that is trumps, "" while there is none. */
  trump: string;
  /** All that was entered, as it is kept. */
  lines: readonly string[];
  /** The players have risen: nothing more is entered. */
  over: boolean;
}

/** What must be known before something is entered; each choice is entered as it stands. */
export interface ScoreQuestion {
  text: string;
  choices: readonly ScoreItem[];
}

/** The score with what was entered, or without it and with a question, or with the reason why it cannot be. */
export interface ScoreAnswer {
  score: Score;
  question: ScoreQuestion | null;
  refused: string;
}

/** A score in the archive. */
export interface ScoreRow {
  id: string;
  title: string;
  names: readonly string[];
  score: readonly [number, number];
  over: boolean;
  /** When something was entered last: ISO 8601, UTC. */
  active: string;
}

/** What was wrong, where, and what would be right. */
export interface Fault {
  code: string;
  text: string;
  field: string;
  line: number | null;
  column: number | null;
}

/** A level of the computer, in one line. */
export interface Level {
  key: string;
  name: string;
  about: string;
}

/** A value that an option may have. */
export interface OptionValue {
  value: string;
  about: string;
}

/** An option of the rules: its value, the others, and the one that it has in the set of rules named. */
export interface Option {
  key: string;
  name: string;
  about: string;
  value: string;
  /** Empty where it is no choice among words. */
  values: readonly OptionValue[];
  /** Its value in the set, before anything was changed there. */
  was: string;
  /** The heading it stands under. */
  group: string;
  /** A combination has points or is `absent`; packets are sizes such as 3-2-3; of what is fixed there is one value. */
  kind: "choice" | "number" | "combination" | "packets" | "fixed";
  least: number | null;
  most: number | null;
  /** Why it has no effect, where it has none. */
  idle: string;
}

/** A set of rules: one line on what it is, and what differs from the standard game. */
export interface Preset {
  key: string;
  title: string;
  about: string;
  differs: readonly string[];
  family: string;
  target: number;
}

/** What the chosen rules come to. */
export interface OptionsOf {
  rules: string;
  title: string;
  options: readonly Option[];
  warnings: readonly string[];
}

/** A page of the rules: a title and paragraphs, the same text as in the documentation, as safe HTML. */
export interface Page {
  key: string;
  title: string;
  html: string;
}

/** The rules of every preset, to read. */
export interface RulesPages {
  presets: readonly Preset[];
  pages: readonly Page[];
}

/** An answer, and where it leads: to a step of the law, or to a ruling, by their places. */
export interface LawAnswer {
  text: string;
  step: number | null;
  ruling: number | null;
}

/** What a law must know. */
export interface LawStep {
  asks: string;
  answers: readonly LawAnswer[];
}

/** What may be chosen, and by whom. */
export interface LawOption {
  says: string;
  whose: string;
}

/** What the law says, who may claim it and until when, and where it stands. */
export interface LawRuling {
  says: string;
  claim: string;
  source: string;
  options: readonly LawOption[];
  /** Any of the options may be taken, or none; otherwise one is. */
  several: boolean;
  /** What is our own reading of the source. */
  reading: string;
}

/** What happened, in everyday words. The first step is asked first; without steps the first ruling holds. */
export interface Law {
  key: string;
  title: string;
  /** Others to look for it by. */
  words: readonly string[];
  rulings: readonly LawRuling[];
  steps: readonly LawStep[];
  /** It is for tables of three or four. */
  more_than_two: boolean;
}

/** A code of laws. On what it does not speak of, the code `fallback` answers. */
export interface LawCode {
  key: string;
  title: string;
  about: string;
  laws: readonly Law[];
  fallback: string;
  /** The titles of the sets of rules that are played under it. */
  presets: readonly string[];
}

/** Every code of laws. */
export interface Laws {
  codes: readonly LawCode[];
  /** Words that say nothing of what happened, when a law is looked for. */
  little: readonly string[];
  /** Words that mean the same then, in one text. */
  same: readonly string[];
}

/** A game to begin. `rules` is a preset, with options behind it: "standard,brisques=end_of_hand". */
export interface NewGame {
  against: "computer" | "friend";
  rules: string;
  level: string;
  target: number | null;
  serious: boolean;
  /** None: full against the computer, last-trick between people. */
  memory: Memory | null;
  numbered: number | null;
  dealer: "cut" | "South" | "North";
  clock: "none" | "move" | "game" | "days";
  /** Seconds a move or a game; days are seconds too. */
  clock_seconds: number;
  /** Seconds for which a player may be away before the other can claim the game; never in a game over days. */
  claim_after: number;
  /** Practice: each sees the other's hand once the stock is gone. */
  open_end: boolean;
  /** Between people: whether others may look on, by a link of their own. None: not in a serious game. */
  watched: boolean | null;
  name: string;
}

/** A game that has been begun or joined: its page is `/table/{id}`. */
export interface Opened {
  id: string;
  seat: SeatName | null;
  /** What stands behind # in the link for a friend: `/join#{invite}`. */
  invite: string;
  /** The short code, read out over the telephone. */
  code: string;
}

/** The secret of a link for a friend, whose table he asks about. */
export interface Invited {
  secret: string;
}

/** Who waits at the table of a link, and what is played there. */
export interface Invitation {
  host: string;
  /** The title of the rules, in the language of the one who asks. */
  title: string;
  /** The points that win a game; 0 where every deal is a game. */
  target: number;
}

/** A place at a friend's table, by the secret of the link or the short code; one to look on by `Table.watch`. */
export interface Join {
  secret: string;
  code: string;
  name: string;
}

/** What is kept of a visitor: the name he gave last, and whether a recovery link has been made. */
export interface Me {
  name: string;
  recovery: boolean;
}

/** A game in the archive. */
export interface GameLine {
  id: string;
  /** ISO 8601, UTC. */
  begun: string;
  rules: string;
  title: string;
  against: string;
  kind: "computer" | "person";
  seat: SeatName;
  /** Of the game that is played, or was played last: one's own, then the other's. */
  score: readonly [number, number];
  /** The game was won and no other has been begun at the table, or the table was left. */
  over: boolean;
  my_turn: boolean;
  /** Of a game that is over: None where nobody won. */
  won: boolean | null;
  practice: boolean;
  numbered: number | null;
  /** When something happened last: ISO 8601, UTC. */
  active: string;
  /** The friend has not come so far. */
  waiting: boolean;
  /** How a game was lost that was not played to its end. */
  ended: Ended;
}

/** Own games, and whether there are more than these. */
export interface Archive {
  games: readonly GameLine[];
  more: boolean;
  /** Scores of games with real cards; they come with the first page. */
  scores: readonly ScoreRow[];
}

/** It has been done; `games` is how many games that was. */
export interface Done {
  games: number;
}

/** The secret of a recovery link: `/recover#{secret}`, to be kept by its owner. It is told this once only. */
export interface Recovery {
  secret: string;
}

/**
 * Bring the archive behind a recovery link to this browser too.
 *
 * Where this browser has games of its own, the answer is 409 `has_games` unless `join` is set: from then on all of
 * them are one archive, seen from every browser that has it.
 */
export interface Recover {
  secret: string;
  join: boolean;
}

/** The first page: what can be gone on with, and what the settings were last. */
export interface Home {
  version: string;
  me: Me;
  last: NewGame;
  levels: readonly Level[];
  presets: readonly Preset[];
  games: readonly GameLine[];
  scores: readonly ScoreRow[];
}

export interface Structures {
  Laid: Laid;
  Waiting: Waiting;
  Marker: Marker;
  Side: Side;
  InHand: InHand;
  Put: Put;
  Trick: Trick;
  Stock: Stock;
  Choice: Choice;
  Prompt: Prompt;
  Said: Said;
  ScoreLine: ScoreLine;
  Seal: Seal;
  RulesOf: RulesOf;
  Result: Result;
  Offer: Offer;
  Table: Table;
  Moved: Moved;
  Welcome: Welcome;
  Happened: Happened;
  Refused: Refused;
  Answered: Answered;
  Present: Present;
  Phrase: Phrase;
  Closed: Closed;
  Pong: Pong;
  DealOf: DealOf;
  ReplayStep: ReplayStep;
  Replay: Replay;
  Act: Act;
  Why: Why;
  AskHint: AskHint;
  Ask: Ask;
  Seed: Seed;
  Speak: Speak;
  Ping: Ping;
  NewScore: NewScore;
  ScoreOpened: ScoreOpened;
  ScoreLink: ScoreLink;
  ScoreEntry: ScoreEntry;
  ScoreItem: ScoreItem;
  ScoreSide: ScoreSide;
  ScoreMark: ScoreMark;
  ScoreEnd: ScoreEnd;
  Score: Score;
  ScoreQuestion: ScoreQuestion;
  ScoreAnswer: ScoreAnswer;
  ScoreRow: ScoreRow;
  Fault: Fault;
  Level: Level;
  OptionValue: OptionValue;
  Option: Option;
  Preset: Preset;
  OptionsOf: OptionsOf;
  Page: Page;
  RulesPages: RulesPages;
  LawAnswer: LawAnswer;
  LawStep: LawStep;
  LawOption: LawOption;
  LawRuling: LawRuling;
  Law: Law;
  LawCode: LawCode;
  Laws: Laws;
  NewGame: NewGame;
  Opened: Opened;
  Invited: Invited;
  Invitation: Invitation;
  Join: Join;
  Me: Me;
  GameLine: GameLine;
  Archive: Archive;
  Done: Done;
  Recovery: Recovery;
  Recover: Recover;
  Home: Home;
}

const DEFAULTS = {
  Laid: {"sort": 1, "served": [], "waiting": [], "fresh": false},
  Marker: {"turns": 0},
  Side: {"level": "", "here": true, "away": 0, "score": 0, "deal": 0, "games": 0, "brisques": null, "tricks": null, "hand": 0, "known": [], "table": [], "waiting": [], "opened": [], "clock": null, "running": false},
  Put: {"id": ""},
  Trick: {"cards": [], "taken": null, "points": 0},
  Stock: {"empty": false, "turn_up": null, "trump": null, "barred": null, "text": ""},
  Choice: {"points": 0, "cards": [], "speech": ""},
  Said: {"trick": 0, "deal": 1, "seat": null, "spoken": false, "points": 0},
  ScoreLine: {"trick": 0, "cards": [], "rule": "", "lost": false, "total": 0},
  Seal: {"opened": "", "seeds": ["", ""]},
  RulesOf: {"options": []},
  Result: {"winner": null, "over": "deal"},
  Offer: {"number": 0},
  Table: {"memory": "full", "practice": true, "serious": false, "numbered": null, "again": false, "deal": 0, "dealer": null, "cut": [], "phase": 1, "hand": [], "trick": null, "last_trick": null, "stock": null, "menu": [], "log": [], "sheet": [], "seals": [], "result": null, "offer": null, "can": [], "claim_in": null, "invite": "", "code": "", "watch": ""},
  Moved: {"cards": [], "count": 1},
  Happened: {"moved": [], "told": []},
  Refused: {"rule": "", "source": ""},
  Answered: {"lines": [], "action": ""},
  Present: {"claim_in": null, "clocks": [null, null], "watching": 0},
  ReplayStep: {"above": [], "moved": [], "told": [], "kept": 0, "said": [], "listed": 0, "scored": []},
  AskHint: {"action": ""},
  Ask: {"value": 0},
  NewScore: {"rules": "standard", "target": null, "south": "", "north": "", "dealer": "South", "stake": ""},
  ScoreEntry: {"lines": [], "text": ""},
  ScoreItem: {"key": "", "group": "", "suit": "", "points": 0, "least": 0, "most": 0},
  ScoreSide: {"games": 0, "account": 0, "due": [], "menu": []},
  ScoreMark: {"seat": null, "points": 0, "total": 0, "state": "stands", "acts": []},
  Score: {"marks": [], "menu": [], "told": [], "ends": [], "owed": "", "trump": "", "lines": [], "over": false},
  ScoreAnswer: {"question": null, "refused": ""},
  Fault: {"field": "", "line": null, "column": null},
  Option: {"values": [], "was": "", "group": "", "kind": "choice", "least": null, "most": null, "idle": ""},
  OptionsOf: {"warnings": []},
  LawAnswer: {"step": null, "ruling": null},
  LawRuling: {"options": [], "several": false, "reading": ""},
  Law: {"steps": [], "more_than_two": false},
  LawCode: {"fallback": "", "presets": []},
  Laws: {"little": [], "same": []},
  NewGame: {"against": "computer", "rules": "standard", "level": "club", "target": null, "serious": false, "memory": null, "numbered": null, "dealer": "cut", "clock": "none", "clock_seconds": 0, "claim_after": 120, "open_end": false, "watched": null, "name": ""},
  Opened: {"invite": "", "code": ""},
  Join: {"secret": "", "code": "", "name": ""},
  Me: {"name": "", "recovery": false},
  GameLine: {"won": null, "practice": true, "numbered": null, "active": "", "waiting": false, "ended": ""},
  Archive: {"more": false, "scores": []},
  Done: {"games": 1},
  Recover: {"join": false},
  Home: {"scores": []},
} as const;

const PARTS = {
  Side: {"marker": "Marker", "table": "Laid", "waiting": "Waiting"},
  Trick: {"cards": "Put"},
  Table: {"rules": "RulesOf", "sides": "Side", "prompt": "Prompt", "cut": "Put", "hand": "InHand", "trick": "Trick", "last_trick": "Trick", "stock": "Stock", "menu": "Choice", "log": "Said", "sheet": "ScoreLine", "seals": "Seal", "result": "Result", "offer": "Offer"},
  Welcome: {"table": "Table"},
  Happened: {"table": "Table", "moved": "Moved"},
  ReplayStep: {"table": "Table", "above": "InHand", "moved": "Moved", "said": "Said", "scored": "ScoreLine"},
  Replay: {"deals": "DealOf", "steps": "ReplayStep"},
  ScoreSide: {"marker": "Marker", "due": "ScoreItem", "menu": "ScoreItem"},
  ScoreMark: {"acts": "ScoreItem"},
  Score: {"sides": "ScoreSide", "marks": "ScoreMark", "menu": "ScoreItem", "ends": "ScoreEnd"},
  ScoreQuestion: {"choices": "ScoreItem"},
  ScoreAnswer: {"score": "Score", "question": "ScoreQuestion"},
  Option: {"values": "OptionValue"},
  OptionsOf: {"options": "Option"},
  RulesPages: {"presets": "Preset", "pages": "Page"},
  LawStep: {"answers": "LawAnswer"},
  LawRuling: {"options": "LawOption"},
  Law: {"rulings": "LawRuling", "steps": "LawStep"},
  LawCode: {"laws": "Law"},
  Laws: {"codes": "LawCode"},
  Archive: {"games": "GameLine", "scores": "ScoreRow"},
  Home: {"me": "Me", "last": "NewGame", "levels": "Level", "presets": "Preset", "games": "GameLine", "scores": "ScoreRow"},
} as const;


type Name = keyof Structures;

/** What is sent: fields that have a default may be left out. */
export type Sent<K extends Name> = K extends keyof typeof DEFAULTS
  ? Omit<Structures[K], keyof (typeof DEFAULTS)[K]> & Partial<Structures[K]>
  : Structures[K];

/** A value as it came from the server, with the fields that were left out at their defaults. */
export function complete<K extends Name>(name: K, value: unknown): Structures[K] {
  const parts: Record<string, Name> = (PARTS as Partial<Record<Name, Record<string, Name>>>)[name] ?? {};
  const defaults = (DEFAULTS as Partial<Record<Name, object>>)[name] ?? {};
  const whole: Record<string, unknown> = { ...defaults, ...(value as object) };
  for (const [field, part] of Object.entries(parts)) {
    const inner = whole[field];
    if (Array.isArray(inner)) whole[field] = inner.map((each) => complete(part, each));
    else if (inner !== null && inner !== undefined) whole[field] = complete(part, inner);
  }
  return whole as unknown as Structures[K];
}

const FROM_SERVER = { welcome: "Welcome", happened: "Happened", refused: "Refused", answered: "Answered", present: "Present", phrase: "Phrase", closed: "Closed", pong: "Pong" } as const;

/** A message of the server, read. */
export function read(text: string): FromServer {
  const value = JSON.parse(text) as { type: keyof typeof FROM_SERVER };
  return complete(FROM_SERVER[value.type], value);
}
