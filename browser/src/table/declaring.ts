import type { Choice } from "../messages";

/** A row of the list of declarations: what scores it now, what only announces it. */
export interface Row {
  key: string;
  name: string;
  points: number;
  cards: readonly string[];
  score: Choice | null;
  announce: Choice | null;
}

/** What stands behind the first word of an action: "marriage-H" of "score marriage-H". */
export function subject(action: string): string {
  const space = action.indexOf(" ");
  return space < 0 ? action : action.slice(space + 1);
}

/** The menu of a window as rows: to score and to announce the same is one row. `done` and plays are not among them. */
export function rowsOf(menu: readonly Choice[]): Row[] {
  const rows = new Map<string, Row>();
  for (const choice of menu) {
    if (choice.kind === "play" || choice.kind === "done") continue;
    const pairs = choice.kind === "score" || choice.kind === "announce";
    const key = pairs ? subject(choice.action) : choice.action;
    const row = rows.get(key) ?? { key, name: choice.name, points: choice.points, cards: choice.cards, score: null, announce: null };
    if (choice.kind === "announce") row.announce = choice;
    else {
      row.score = choice;
      row.name = choice.name;
      row.points = choice.points;
    }
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The row that is chosen at first: the highest value that can be scored, else the first. */
export function preselected(rows: readonly Row[]): string {
  const scoring = rows.filter((row) => row.score);
  return scoring.reduce<Row | undefined>((best, row) => (best && best.points >= row.points ? best : row), undefined)?.key ?? rows[0]?.key ?? "";
}
