import "@fontsource-variable/newsreader/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { apply, look } from "./look";

apply(look());
mount(App, { target: document.getElementById("app")! });
