import type { FromBrowser, FromServer, Table } from "./messages";
import type { Line } from "./socket";
import { settings } from "./table/settings";
import { t } from "./words.svelte";

/** A line that tells a person who looks elsewhere that it is his turn, where he wants that: a notice of the system. */
export class Noticing implements Line {
  private before = "";

  constructor(private readonly line: Line) {}

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    this.line.open((message) => {
      if (message.type === "welcome" || message.type === "happened") this.look(message.table);
      hear(message);
    }, connected);
  }

  send(message: FromBrowser): void {
    this.line.send(message);
  }

  close(): void {
    this.line.close();
  }

  private look(table: Table): void {
    const moment = isMine(table) ? `${table.deal}/${table.number}` : "";
    const fresh = moment !== "" && this.before === "";
    this.before = moment;
    if (fresh && document.hidden && table.sides.every((side) => side.kind === "person") && settings().notices) void tell(table);
  }
}

/** Whether something is expected of the viewer. */
export function isMine(table: Table): boolean {
  return table.seat !== null && table.turn === table.seat && table.stage !== "over";
}

async function tell(table: Table): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const said = { body: table.prompt.expected, tag: table.id, icon: new URL("icon-180.png", document.baseURI).href };
  const here = location.href.split("#")[0]!;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t("notice-your-turn"), { ...said, data: here });
  else new Notification(t("notice-your-turn"), said);
}

/** Ask the person's leave, where it has not been given; whether there is leave then. */
export async function mayTell(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
