/** How much script the built page has, compressed; more than the limit is an error. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 120_000;
const folder = new URL("../../src/ludotheque/web/page/assets/", import.meta.url);
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes.toSorted((one, other) => other[1] - one[1]).slice(0, 8)) console.log(`${size}\t${name}`);
console.log(`${total} bytes of script in all, gzipped; the limit is ${LIMIT}`);
process.exit(total > LIMIT ? 1 : 0);
