/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { conditions } from "./scripts/conditions.ts";
import { fluent } from "./scripts/fluent.ts";

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const SERVER = "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pages that show every board in every phase; made only for development and for pictures. */
const stories = () =>
  Object.fromEntries(
    readdirSync(here("stories"))
      .filter((name) => name.endsWith(".html"))
      .map((name) => [name.replace(".html", ""), here(`stories/${name}`)]),
  );

/** What every visitor loads is one file: many small ones would compress worse. */
function together(id: string, modules: Modules): string | null {
  const above = new Set([id]); // grows while it is walked through: whatever imports this module, and needs it at once
  for (const one of above) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry) return "common";
    for (const importer of info?.importers ?? []) above.add(importer);
  }
  return null;
}

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
    rolldownOptions:
      mode === "stories"
        ? { input: stories() }
        : { input: { index: here("index.html") }, output: { codeSplitting: { groups: [{ name: together }] } } },
  },
}));
