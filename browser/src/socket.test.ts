import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "./messages";
import { Socket, wait } from "./socket";

/** Stands for the browser's own: the last one made, which the test lets say things and end. */
class Wire {
  static last: Wire;
  static made = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Wire.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.last = this;
    Wire.made += 1;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.();
  }

  sent: string[] = [];

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {
    this.readyState = Wire.CLOSED;
  }
}

const heard: FromServer[] = [];
const connected: boolean[] = [];
const listening: Record<string, () => void> = {};
const reload = vi.fn();
let kept: Record<string, string> = {};
const WELCOME = { type: "welcome", protocol: 1, table: {} };

function open(): Socket {
  const socket = new Socket("socket?table=t");
  socket.open((message) => heard.push(message), (is) => connected.push(is));
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = connected.length = 0;
  Wire.made = 0;
  kept = {};
  reload.mockReset();
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("window", { ...listens, setTimeout, addEventListener: (what: string, does: () => void) => (listening[what] = does) });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { ...listens, hidden: false });
  vi.stubGlobal("location", { href: "http://here/table/t", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  });
  vi.stubGlobal("WebSocket", Wire);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("each try waits longer, and none longer than ten seconds", () => {
  expect([0, 1, 2, 3].map(wait)).toEqual([300, 600, 1200, 2400]);
  expect(wait(50)).toBe(10_000);
});

test("a lost connection is made anew, and the pauses begin anew after a welcome", () => {
  open();
  for (const pause of [300, 600, 1200]) {
    Wire.last.end();
    const before = Wire.made;
    vi.advanceTimersByTime(pause - 1);
    expect(Wire.made).toBe(before);
    vi.advanceTimersByTime(pause / 4 + 1);
    expect(Wire.made).toBe(before + 1);
  }
  Wire.last.say(WELCOME);
  Wire.last.end();
  vi.advanceTimersByTime(376);
  expect(Wire.made).toBe(5);
});

test.each(["stopping", "too_much"])("it comes back after %s, without a word", (why) => {
  open();
  Wire.last.say(WELCOME);
  Wire.last.say({ type: "closed", why, text: "..." });
  Wire.last.end();
  vi.advanceTimersByTime(4000);
  expect(Wire.made).toBe(2);
  expect(heard.map((message) => message.type)).toEqual(["welcome"]);
});

test.each(["replaced", "gone"])("it does not come back after %s, and says why", (why) => {
  open();
  Wire.last.say({ type: "closed", why, text: "Why." });
  Wire.last.end();
  vi.advanceTimersByTime(60_000);
  expect(Wire.made).toBe(1);
  expect(heard).toEqual([{ type: "closed", why, text: "Why." }]);
});

test("an old page is loaded anew, once", () => {
  const old = { type: "closed", why: "protocol", text: "Old." };
  open();
  Wire.last.say(old);
  expect(reload).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  open();
  Wire.last.say(old);
  expect(reload).toHaveBeenCalledOnce();
  expect(heard).toEqual([old]);
});

test("a table that is never reached is told of, while it is tried again", () => {
  open();
  for (let failures = 1; failures < 8; failures += 1) {
    Wire.last.end();
    vi.advanceTimersByTime(13_000);
    expect(heard.length).toBe(failures < 4 ? 0 : 1);
  }
  expect(Wire.made).toBe(8);
  Wire.last.say(WELCOME);
  expect(heard.map((message) => message.type)).toEqual(["closed", "welcome"]);
});

test("a connection on which nothing comes back is given up and made anew", () => {
  const socket = open();
  Wire.last.say(WELCOME);
  const dead = Wire.last;
  socket.send({ type: "hint", request: 1, action: "" });
  vi.advanceTimersByTime(2000);
  expect(dead.sent).toEqual(["hint", "ping"]);
  vi.advanceTimersByTime(3999);
  expect(connected).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(connected).toEqual([true, false]);
  expect(dead.readyState).toBe(Wire.CLOSED);
  vi.advanceTimersByTime(376);
  expect(Wire.made).toBe(2);
  Wire.last.say(WELCOME);
  dead.say(WELCOME);
  expect(connected).toEqual([true, false, true]);
});

test("one that answers is kept, however long the answer to a question takes", () => {
  const socket = open();
  Wire.last.say(WELCOME);
  for (let times = 0; times < 5; times += 1) {
    socket.send({ type: "hint", request: 1, action: "" });
    vi.advanceTimersByTime(2000);
    Wire.last.say({ type: "pong" });
    vi.advanceTimersByTime(2000);
  }
  expect(connected).toEqual([true]);
  expect(heard.map((message) => message.type)).toEqual(["welcome"]);
});

test("where the browser says that the network has gone, the table is away at once; and back with the network", () => {
  open();
  Wire.last.say(WELCOME);
  listening["offline"]!();
  expect(connected).toEqual([true, false]);
  listening["online"]!();
  expect(Wire.made).toBe(2);
  Wire.last.say(WELCOME);
  expect(connected).toEqual([true, false, true]);
});
