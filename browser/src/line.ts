import type { FromBrowser, FromServer, Table } from "./messages";
import type { Line } from "./socket";

/** A line whose tables go through a function before they are heard. */
export class Through implements Line {
  constructor(private readonly line: Line, private readonly change: (table: Table) => Table) {}

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    const changed = (message: FromServer) =>
      message.type === "welcome" || message.type === "happened" ? { ...message, table: this.change(message.table) } : message;
    this.line.open((message) => hear(changed(message)), connected);
  }

  send(message: FromBrowser): void {
    this.line.send(message);
  }

  close(): void {
    this.line.close();
  }
}
