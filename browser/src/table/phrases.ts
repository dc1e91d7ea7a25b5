import { t } from "../words.svelte";

/** What players can say to each other, by keys; the server knows no others. */
export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "one_moment", "sorry", "good_game", "goodbye"] as const;

export function phrase(key: string): string {
  switch (key) {
    case "hello": return t("phrase-hello");
    case "good_luck": return t("phrase-good-luck");
    case "well_played": return t("phrase-well-played");
    case "thanks": return t("phrase-thanks");
    case "one_moment": return t("phrase-one-moment");
    case "sorry": return t("phrase-sorry");
    case "good_game": return t("phrase-good-game");
    default: return t("phrase-goodbye");
  }
}
