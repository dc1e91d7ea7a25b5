import { PROTOCOL, read, type FromBrowser, type FromServer } from "./messages";
import { t } from "./words.svelte";

/** What a table is played over: a connection that comes back by itself, or a stand-in for it. */
export interface Line {
  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void;
  send(message: FromBrowser): void;
  close(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
/** What was sent is unanswered for so long: it is asked whether anybody is there. */
const QUIET = 2_000;
/** That is unanswered for so long: nobody is, whatever the browser thinks of the connection. */
const SILENT = 4_000;
/** So many tries in vain, without the table having been seen, and it is said that it cannot be reached. */
const HOPEFUL = 4;
const RELOADED = "bezique.reloaded";

/** What outlasts a page that is loaded anew, where the browser allows that. */
function memory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** How long to wait before the next try, after so many that failed. */
export function wait(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

/**
 * The WebSocket of a table, made anew with growing pauses until it is closed; one on which nothing comes back is given
 * up. What is sent while it is away is dropped: the table that comes with the welcome tells all.
 */
export class Socket implements Line {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private welcomed = false;
  private hear: (message: FromServer) => void = () => undefined;
  private connected: (is: boolean) => void = () => undefined;

  constructor(private readonly path: string) {}

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    [this.hear, this.connected] = [hear, connected];
    window.addEventListener("online", this.now);
    window.addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  private connect(): void {
    const address = new URL(`${this.path}&protocol=${PROTOCOL}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.pinging = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    socket.onmessage = (event) => this.heard(read(String(event.data)));
    socket.onclose = this.lost;
  }

  /** The connection has ended, or is given up, which a browser may notice only after minutes. */
  private readonly lost = (): void => {
    if (!this.socket) return;
    this.leave();
    if (this.ended) return;
    this.connected(false);
    this.failures += 1;
    if (!this.welcomed && this.failures === HOPEFUL) this.hear({ type: "closed", why: "away", text: t("table-unreachable") });
    // Not all who were at tables when a server stopped come back to it in the same moment.
    this.timer = window.setTimeout(() => this.connect(), wait(this.failures - 1) * (1 + Math.random() / 4));
  };

  private leave(): void {
    clearInterval(this.pinging);
    this.trust();
    const left = this.socket;
    this.socket = null;
    if (!left) return;
    left.onmessage = left.onclose = null;
    left.close();
  }

  /** Something was heard: the connection is good. */
  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  private heard(message: FromServer): void {
    this.trust();
    if (message.type === "pong") return;
    if (message.type === "welcome") {
      this.failures = 0;
      this.welcomed = true;
      memory()?.removeItem(RELOADED);
      this.connected(true);
    }
    if (message.type === "closed") {
      if (message.why === "protocol" && this.reload()) return;
      // The server starts anew, or we were too slow or too fast for it: then it is tried again, after a pause.
      if (message.why === "too_much") this.failures = Math.max(this.failures, 3);
      this.ended = message.why !== "stopping" && message.why !== "too_much";
      if (!this.ended) return;
    }
    this.hear(message);
  }

  /** Load a newer page, once; where that cannot be remembered, not at all. */
  private reload(): boolean {
    const before = memory();
    if (!before || before.getItem(RELOADED)) return false;
    before.setItem(RELOADED, "yes");
    this.ended = true;
    location.reload();
    return true;
  }

  /** The network is back, or the page is looked at again: no need to wait for the end of the pause. */
  private readonly now = (): void => {
    if (this.ended || document.hidden || !navigator.onLine || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  send(message: FromBrowser): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (message.type === "ping") {
      this.trust();
      this.doubt = setTimeout(this.lost, SILENT);
    } else this.doubt ??= setTimeout(() => this.send({ type: "ping" }), QUIET);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.now);
    this.leave();
  }
}
