/** How large each script of the built page is, compressed. What one visitor may load is tests/browser/test_weight.py's. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/ludotheque/web/page/assets/", import.meta.url);
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length]);
for (const [name, size] of sizes.toSorted((one, other) => other[1] - one[1])) console.log(`${size}\t${name}`);
console.log(`${sizes.reduce((sum, [, size]) => sum + size, 0)} bytes of script in all, gzipped`);
