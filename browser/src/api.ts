import { complete, type Home, type Opened, type OptionsOf, type RulesPages, type Sent } from "./messages";
import { language } from "./words.svelte";

/** A request that the server refused, or that never reached it; the message is for people. */
export class Failed extends Error {}

async function ask(path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : post(body);
  let answer: Response;
  try {
    answer = await fetch(`api/${path}?language=${language()}`, sent);
  } catch {
    throw new Failed("The server is away. Your games are safe: try again in a moment.");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  throw new Failed(said ? complete("Fault", said).text : `The server answered ${answer.status}.`);
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export const home = async (): Promise<Home> => complete("Home", await ask("home"));
export const rules = async (): Promise<RulesPages> => complete("RulesPages", await ask("rules"));
export const options = async (game: Sent<"NewGame">): Promise<OptionsOf> => complete("OptionsOf", await ask("options", game));
export const begin = async (game: Sent<"NewGame">): Promise<Opened> => complete("Opened", await ask("games", game));
export const join = async (place: Sent<"Join">): Promise<Opened> => complete("Opened", await ask("join", place));

export const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
