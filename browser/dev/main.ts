/** The table over a stand-in for the server: `npm run dev`, then /dev/?at=window (or lead, reply, end, many, waiting). */
import "@fontsource-variable/newsreader/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import "../src/base.css";
import Table from "../src/table/Table.svelte";
import "../src/tokens.css";
import { preferred, speak } from "../src/words.svelte";
import { StandIn } from "./stand-in";

const asked = new URLSearchParams(location.search);
for (const key of ["theme", "deck", "motion"]) {
  const value = asked.get(key);
  if (value) document.documentElement.dataset[key] = value;
}
await speak(preferred(asked.get("language") ?? "en", []));
const line = new StandIn(asked.get("at") ?? "lead");
Object.assign(window, { sent: line.sent });
mount(Table, { target: document.getElementById("app")!, props: { line } });
