import { Failed, reason, scoreEntered, scoreOf } from "../api";
import { complete, type Score, type ScoreItem, type ScoreQuestion } from "../messages";
import { forgetOf, keepOf, keptOf, newMark, type Waiting } from "./queue";

/** Milliseconds between two looks at what others have entered, and between two tries to reach the server. */
const LOOK = 4000, TRY = 3000;
/** After so many milliseconds an answer is late. */
const LATE = 1500;

/** What stands between an entry and its place: a question of the server, or an entry of another phone that is the same. */
export type Asked = { kind: "question"; of: Waiting; question: ScoreQuestion } | { kind: "twice"; of: Waiting };

/** What the last line of a score strikes out, in the words that it had before. */
function struckOut(before: Score, after: Score): string {
  const [what, ...numbers] = after.lines.at(-1)?.split(" ") ?? [];
  return what === "undo" ? before.marks.filter((mark) => numbers.includes(String(mark.number))).map((mark) => mark.text).join(" ") : "";
}

/**
 * The score of a real game as this page has it. What is entered waits here until the server has it: in order, through
 * lost answers, lost networks and reloads. What is right is known by the server alone.
 */
export class Book {
  score = $state.raw<Score | null>(null);
  waiting = $state.raw<readonly Waiting[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** Why something was refused. */
  refused = $state("");
  /** What has just been struck out. */
  gone = $state("");
  /** The server cannot be reached. */
  away = $state(false);
  /** What is sent takes long. */
  late = $state(false);
  /** Nothing is known of this score. */
  lost = $state("");
  #busy = false;
  #timer = 0;
  #done = false;

  constructor(readonly id: string) {
    const { waiting, seen } = keptOf(id);
    this.waiting = waiting;
    if (seen) this.score = complete("Score", seen);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    void this.#go();
  }

  end(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
  }

  enter(lines: readonly string[], name: string, text = ""): void {
    this.refused = "";
    this.#wait([...this.waiting, { mark: newMark(), lines, text, name }]);
    void this.#go();
  }

  /** Answer what is asked; null: leave the entry out. */
  choose(chosen: ScoreItem | Waiting | null): void {
    const asked = this.asked;
    this.asked = null;
    if (asked && (chosen?.lines.length || (chosen && "text" in chosen))) this.#wait([{ ...asked.of, text: "", ...chosen, name: asked.of.name, mark: newMark() }, ...this.waiting]);
    void this.#go();
  }

  forget(): void {
    this.end();
    forgetOf(this.id);
  }

  #wait(waiting: readonly Waiting[]): void {
    this.waiting = waiting.map(({ mark, lines, text, name }) => ({ mark, lines, text, name }));
    keepOf(this.id, { waiting: this.waiting, seen: this.score });
  }

  #see(score: Score): void {
    if (this.score && score.number !== this.score.number) this.gone = struckOut(this.score, score);
    this.score = score;
    this.lost = "";
    keepOf(this.id, { waiting: this.waiting, seen: score });
  }

  readonly #wake = (): void => {
    if (!document.hidden) void this.#go();
  };

  /** Send what waits, else look whether others have entered something; then again after a while. */
  async #go(): Promise<void> {
    if (this.#busy || this.#done) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    const patience = setTimeout(() => (this.late = this.waiting.length > 0), LATE);
    try {
      if (!this.score) this.#see((await scoreOf(this.id, -1))!);
      while (this.waiting.length && !this.asked) await this.#send(this.waiting[0]!);
      const newer = await scoreOf(this.id, this.score!.number);
      if (newer) this.#see(newer);
      this.away = false;
    } catch (problem) {
      this.away = problem instanceof Failed && problem.code === "away";
      if (!this.away) this.lost = reason(problem);
    }
    clearTimeout(patience);
    this.late = false;
    this.#busy = false;
    if (this.#done || (this.lost && !this.away)) return;
    if (this.waiting.length && !this.away && !this.asked) void this.#go();
    else this.#timer = setTimeout(this.#wake, this.away ? TRY : LOOK);
  }

  async #send(entry: Waiting): Promise<void> {
    const before = this.score!;
    try {
      const { score, question, refused } = await scoreEntered(this.id, { number: before.number, mark: entry.mark, lines: entry.lines, text: entry.text });
      this.#sent(entry);
      this.#see(score);
      this.refused = refused;
      if (question) this.asked = { kind: "question", of: entry, question };
    } catch (problem) {
      const code = problem instanceof Failed ? problem.code : "";
      if (code === "away" || code === "no_score") throw problem;
      if (code !== "moved_on") {
        this.#sent(entry);
        this.refused = reason(problem);
        return;
      }
      this.#see((await scoreOf(this.id, -1))!);
      const since = this.score!.lines.slice(before.number);
      if (entry.lines.some((line) => since.includes(line))) {
        this.#sent(entry);
        this.asked = { kind: "twice", of: entry };
      }
    }
  }

  #sent(entry: Waiting): void {
    this.#wait(this.waiting.filter((each) => each.mark !== entry.mark));
  }
}
