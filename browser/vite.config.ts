import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { figures } from "./figures/figures.mjs";

/** What every visit needs: code, style, words, and the letters of our three languages. */
const NEEDED = /\.(js|css)$|-latin-wght-normal.*\.woff2$/;

/** Tells the service worker which files it is to keep, and gives them a version: their names, which say what is in them. */
function keptFiles(): Plugin {
  return {
    name: "kept-files",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") return this.error("the service worker was not built as worker.js");
      const needed = Object.keys(bundle).filter((name) => name.startsWith("assets/") && NEEDED.test(name)).sort();
      const version = [...needed.join()].reduce((sum, each) => (Math.imul(sum, 31) + each.charCodeAt(0)) >>> 0, needed.length);
      worker.code = worker.code.replace("__NEEDED__", JSON.stringify(["", "icon.svg", ...needed]).replaceAll('"', '\\"')).replace("__VERSION__", version.toString(36));
    },
  };
}

/** `@dark { ... }` is for those who have chosen it, and for those whose system has and who have chosen nothing. */
function darkOnce(): Plugin {
  const twice = (css: string) => css.replace(/^@dark \{\n([^}]*)\}$/m, '[data-theme="dark"] {\n$1}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {\n$1} }');
  return { name: "dark-once", enforce: "pre", transform: (code, id) => (id.endsWith("/tokens.css") ? twice(code) : null) };
}

// Addresses are relative to <base>, which the server writes into the page: the application works behind any prefix.
export default defineConfig({
  base: "./",
  plugins: [svelte(), figures(), darkOnce(), keptFiles()],
  build: {
    outDir: "../src/bezique/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
});
