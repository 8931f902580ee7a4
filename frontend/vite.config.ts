/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { conditions } from "./scripts/conditions.ts";
import { fluent } from "./scripts/fluent.ts";

const SERVER = "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pages that show every board in every phase; made only for development and for pictures. */
const stories = () =>
  Object.fromEntries(
    readdirSync(here("stories"))
      .filter((name) => name.endsWith(".html"))
      .map((name) => [name.replace(".html", ""), here(`stories/${name}`)]),
  );

export default defineConfig(({ mode }) => ({
  plugins: [fluent()],
  css: { postcss: { plugins: [conditions] } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: SERVER, ws: true }, "/games": SERVER } },
  // a busy machine may take its time
  test: { pool: "threads", testTimeout: 30_000, hookTimeout: 30_000 },
  build: {
    outDir: mode === "stories" ? here("build/stories") : here("../src/ludotheque/web/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy lets nothing in but files of this server
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === "stories" ? stories() : { index: here("index.html") } },
  },
}));
