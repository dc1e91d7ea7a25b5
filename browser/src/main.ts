import "@fontsource-variable/newsreader/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { apply, look } from "./look.svelte";
import { preferred, speak } from "./words.svelte";

apply(look);
await speak(preferred(look.language, navigator.languages));
mount(App, { target: document.getElementById("app")! });

/** What can wait until the page is there: the letters that lean, and the files for a visit without the server. */
function later(): void {
  void document.fonts.ready.then(() => import("@fontsource-variable/newsreader/wght-italic.css"));
  if (import.meta.env.PROD) navigator.serviceWorker?.register(new URL("worker.js", document.baseURI)).catch(() => undefined);
}

if (document.readyState === "complete") later();
else addEventListener("load", later, { once: true });
