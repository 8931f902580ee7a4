/** Bundle the page's ears for Node: `node scripts/ear/bundle.mjs OUT`. */

import { join } from "node:path";
import { rolldown } from "rolldown";

const bundle = await rolldown({
  input: join(import.meta.dirname, "table.ts"),
  platform: "node",
  external: ["happy-dom"],
  transform: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [{ name: "nothing to see", load: (file) => (file.endsWith(".css") ? "" : null) }],
  logLevel: "silent",
});
await bundle.write({ file: process.argv[2], format: "esm", codeSplitting: false });
