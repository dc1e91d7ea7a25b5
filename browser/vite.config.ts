import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Addresses are relative to <base>, which the server writes into the page: the application works behind any prefix.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/bezique/web/static", emptyOutDir: true, target: "es2022" },
});
