/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { conditions } from "./scripts/conditions.ts";
import { fluent } from "./scripts/fluent.ts";

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): Module | null;
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

/** What every visitor loads is one file, and what everybody loads who plays is another: many small ones would compress
 * worse. What several pages and boards share is common. */
function together(id: string, modules: Modules): string | null {
  const above = new Set([id]); // grows while it is walked through: whatever imports this module, and needs it at once
  const wanted: string[] = [];
  for (const one of above) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry) return "common";
    if (info && info.dynamicImporters.length > 0) wanted.push(one);
    for (const importer of info?.importers ?? []) above.add(importer);
  }
  if (wanted.length > 1 && id.startsWith(here("src/parts/"))) return "common";
  if (!wanted.includes(here("src/pages/playing.ts"))) return null;
  return wanted.length > 1 ? "common" : "playing";
}

export default defineConfig(({ mode }) => ({
  plugins: [fluent()],
  css: { postcss: { plugins: [conditions] } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: SERVER, ws: true }, "/games": SERVER } },
  // a busy machine may take its time
  test: { pool: "vmThreads", testTimeout: 30_000, hookTimeout: 30_000 },
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
