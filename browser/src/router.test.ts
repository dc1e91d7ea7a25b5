import { expect, test } from "vitest";
import { placeOf } from "./router";

test.each([
  ["/", "/", { page: "home" }],
  ["/cards/", "/cards/", { page: "home" }],
  ["/cards/table/a-1_b", "/cards/", { page: "table", id: "a-1_b" }],
  ["/rules", "/", { page: "rules", key: "" }],
  ["/rules/six-pack", "/", { page: "rules", key: "six-pack" }],
  ["/replay", "/", { page: "replay", id: "" }],
  ["/replay/a-1_b", "/", { page: "replay", id: "a-1_b" }],
  ["/fairness/a", "/", { page: "fairness", id: "a" }],
  ["/score", "/", { page: "score", id: "" }],
  ["/score/a-1_b", "/", { page: "score", id: "a-1_b" }],
  ["/law", "/", { page: "law", key: "" }],
  ["/law/revoke", "/", { page: "law", key: "revoke" }],
  ["/settings/", "/", { page: "settings" }],
  ["/table/", "/", { page: "nowhere" }],
  ["/table/a/b", "/", { page: "nowhere" }],
])("%s below %s", (path, base, place) => expect(placeOf(path, base)).toEqual(place));
