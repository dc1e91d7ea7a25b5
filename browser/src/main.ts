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
