import type { Table } from "./messages";
import { settings } from "./table/settings";
import { t } from "./words.svelte";

/** Whether something is expected of the viewer. */
export function isMine(table: Table): boolean {
  return table.seat !== null && table.turn === table.seat && table.stage !== "over";
}

/** Tells a person who looks elsewhere that it is his turn, where he wants that: a notice of the system. */
export class Notice {
  private mine = true;

  see(table: Table): void {
    const fresh = isMine(table) && !this.mine;
    this.mine = isMine(table);
    if (fresh && document.hidden && table.sides.every((side) => side.kind === "person") && settings().notices) void tell(table);
  }
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
