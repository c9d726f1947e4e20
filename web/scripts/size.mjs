// Fails when all the JavaScript of the built client weighs more than its budget, gzipped.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 80 * 1024;
const folder = new URL("../dist/assets/", import.meta.url);
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length, name]);
const total = sizes.reduce((sum, [size]) => sum + size, 0);

for (const [size, name] of sizes.sort((a, b) => b[0] - a[0])) console.log(`${String(size).padStart(7)}  ${name}`);
console.log(`${String(total).padStart(7)}  of ${BUDGET} bytes gzip`);
if (total > BUDGET) {
  console.error("The client's JavaScript is over its budget.");
  process.exit(1);
}
