import { PROTOCOL, type FromServer } from "../messages";
import type { Line } from "../socket";
import type { Moment } from "./moments";

/** What a table is shown over again: it is told moments, and what is sent from it goes nowhere. */
export class Shown implements Line {
  private hear: (message: FromServer) => void = () => {};

  constructor(private moment: Moment) {}

  open(hear: (message: FromServer) => void, connected: (is: boolean) => void): void {
    this.hear = hear;
    connected(true);
    this.show(this.moment, false);
  }

  /** Show a moment: as what follows the last one, told and moving, or as it stands. */
  show(moment: Moment, follows: boolean): void {
    const { table, moved, told } = (this.moment = moment);
    this.hear(follows ? { type: "happened", table, moved, told } : { type: "welcome", protocol: PROTOCOL, table });
  }

  send(): void {}

  close(): void {}
}
