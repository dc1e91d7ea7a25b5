import type { Side, Table } from "../messages";
import { t } from "../words.svelte";

/** What is read aloud when it is asked for: the hand, what lies on the table, the stock, the score. */
export function reading(what: "hand" | "table" | "stock" | "score", table: Table, mine: Side, his: Side): string {
  switch (what) {
    case "hand":
      return t("read-hand", { cards: named(table.hand) });
    case "table":
      return t("read-table", { mine: named(mine.table), name: his.name, his: named(his.table), trick: named(table.trick?.cards ?? []) });
    case "stock":
      return table.stock?.text || t("read-stock-nothing");
    case "score":
      return [
        t("read-score", { mine: mine.score, name: his.name, his: his.score, target: table.rules.target }),
        mine.waiting.length && t("read-due-mine", { what: due(mine) }),
        his.waiting.length && t("read-due-his", { name: his.name, what: due(his) }),
      ].filter(Boolean).join(" ");
  }
}

function named(cards: readonly { name: string }[]): string {
  return cards.map((each) => each.name).join(", ") || t("read-nothing");
}

function due(side: Side): string {
  return side.waiting.map((each) => `${each.name}, ${each.points}`).join("; ");
}
