import type { Side, Table } from "../messages";

/** What is read aloud when it is asked for: the hand, what lies on the table, the stock, the score. */
export function reading(what: "hand" | "table" | "stock" | "score", table: Table, mine: Side, his: Side): string {
  switch (what) {
    case "hand":
      return `Your hand: ${named(table.hand)}.`;
    case "table":
      return `Your declared cards: ${named(mine.table)}. ${his.name}'s: ${named(his.table)}. The trick: ${named(table.trick?.cards ?? [])}.`;
    case "stock":
      return table.stock?.text || "Nothing is told of the stock.";
    case "score":
      return `You ${mine.score}, ${his.name} ${his.score}, to ${table.rules.target}.` + due("You have", mine) + due(`${his.name} has`, his);
  }
}

function named(cards: readonly { name: string }[]): string {
  return cards.map((each) => each.name).join(", ") || "nothing";
}

function due(who: string, side: Side): string {
  const list = side.waiting.map((each) => `${each.name}, ${each.points}`).join("; ");
  return list && ` ${who} to score: ${list}.`;
}
