import {
  complete, type Archive, type Done, type Home, type Invitation, type Laws, type Opened, type OptionsOf, type Recovery, type Replay, type RulesPages,
  type Score, type ScoreAnswer, type ScoreLink, type ScoreOpened, type Sent,
} from "./messages";
import { language, t } from "./words.svelte";

/** A request that the server refused, or that never reached it; the message is for people, the code for us. */
export class Failed extends Error {
  constructor(message: string, readonly code = "") {
    super(message);
  }
}

async function ask(path: string, how: RequestInit = {}): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), how);
  } catch {
    throw new Failed(t("server-away"), "away");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  if (said === null) throw new Failed(t("server-answered", { status: answer.status }), answer.status >= 500 ? "away" : "");
  const fault = complete("Fault", said);
  // Who asks too often may ask the same again; what is a fault of the server (500) would be one again.
  throw new Failed(fault.text, answer.status === 429 ? "away" : fault.code);
}

/** The address of a request, with the language in which it is to be answered. */
export function addressOf(path: string): string {
  return `api/${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
}

function post(body: unknown = {}): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const DELETE = { method: "DELETE" };

export const home = async (): Promise<Home> => complete("Home", await ask("home"));
export const rules = async (): Promise<RulesPages> => complete("RulesPages", await ask("rules"));
export const laws = async (): Promise<Laws> => complete("Laws", await ask("laws"));
export const options = async (game: Sent<"NewGame">): Promise<OptionsOf> => complete("OptionsOf", await ask("options", post(game)));
/** What a person's own file of rules comes to. */
export const ownRules = async (text: string): Promise<OptionsOf> => complete("OptionsOf", await ask("rules", { method: "POST", body: text }));
export const begin = async (game: Sent<"NewGame">): Promise<Opened> => complete("Opened", await ask("games", post(game)));
export const invitation = async (secret: string): Promise<Invitation> => complete("Invitation", await ask("invitation", post({ secret })));
export const join = async (place: Sent<"Join">): Promise<Opened> => complete("Opened", await ask("join", post(place)));
export const games = async (skip: number): Promise<Archive> => complete("Archive", await ask(`games?skip=${skip}`));
export const forget = async (game: string): Promise<Done> => complete("Done", await ask(`games/${game}`, DELETE));
export const forgetMe = async (): Promise<Done> => complete("Done", await ask("me", DELETE));
export const beginScore = async (game: Sent<"NewScore">): Promise<ScoreOpened> => complete("ScoreOpened", await ask("scores", post(game)));
export const joinScore = async (secret: string): Promise<ScoreOpened> => complete("ScoreOpened", await ask("scores/join", post({ secret })));
export const linkScore = async (id: string): Promise<ScoreLink> => complete("ScoreLink", await ask(`scores/${id}/link`, post()));
export const forgetScore = async (id: string): Promise<Done> => complete("Done", await ask(`scores/${id}`, DELETE));
export const scoreEntered = async (id: string, entry: Sent<"ScoreEntry">): Promise<ScoreAnswer> => complete("ScoreAnswer", await ask(`scores/${id}`, post(entry)));
/** The score; null where its number is still the one that was seen. */
export async function scoreOf(id: string, seen: number): Promise<Score | null> {
  const found = await ask(`scores/${id}?seen=${seen}`);
  return found === null ? null : complete("Score", found);
}
export const newRecovery = async (): Promise<Recovery> => complete("Recovery", await ask("recovery", post()));
export const recover = async (asked: Sent<"Recover">): Promise<Home> => complete("Home", await ask("recover", post(asked)));

/** A deal of a game that is over, by its number; 0: the first. */
export const replay = async (game: string, deal: number): Promise<Replay> => complete("Replay", await ask(`games/${game}/replay${asked(deal)}`));
/** The same of any record. */
export const replayed = async (record: string, deal: number): Promise<Replay> => complete("Replay", await ask(`replay${asked(deal)}`, { method: "POST", body: record }));

const asked = (deal: number) => (deal ? `?deal=${deal}` : "");

/** The record of a game as its player may have it. */
export async function recordOf(game: string): Promise<string> {
  const answer = await fetch(addressOf(`games/${game}/record`)).catch(() => null);
  if (!answer) throw new Failed(t("server-away"), "away");
  if (answer.ok) return answer.text();
  const said: unknown = await answer.json().catch(() => null);
  throw new Failed(said ? complete("Fault", said).text : t("server-answered", { status: answer.status }));
}

export const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
