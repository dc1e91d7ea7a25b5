import { PROTOCOL, read, type FromBrowser, type FromServer } from "./messages";

/** What a table is played over: a connection that comes back by itself, or a stand-in for it. */
export interface Line {
  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void;
  send(message: FromBrowser): void;
  close(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;

/** How long to wait before the next try, after so many that failed. */
export function wait(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

/** The WebSocket of a table. What is sent while it is away is dropped: the table that comes with the welcome tells all. */
export class Socket implements Line {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private ended = false;

  constructor(private readonly path: string) {}

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    const address = new URL(`${this.path}&protocol=${PROTOCOL}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    const ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    socket.onmessage = (event) => {
      const message = read(String(event.data));
      if (message.type === "welcome") {
        this.failures = 0;
        connected(true);
      }
      if (message.type === "closed" && message.why !== "stopping") this.ended = true;
      hear(message);
    };
    socket.onclose = () => {
      clearInterval(ping);
      if (this.ended) return;
      connected(false);
      this.timer = window.setTimeout(() => this.open(hear, connected), wait(this.failures++));
    };
  }

  send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
