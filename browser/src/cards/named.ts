import { t } from "../words.svelte";
import { rankOf, suitOf } from "./faces";

/** A card in words, where the server has not said them: "ace of spades". */
export function named(card: string): string {
  const rank = rankOf(card);
  return t("card-name", { rank: rank === "10" ? "T" : Number(rank) || rank, suit: suitOf(card) });
}
