// Fails when the JavaScript somebody loads to play one game weighs more than its budget, gzipped.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 80 * 1024;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const games = readdirSync(new URL("../src/games/", import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

const weight = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
const foreign = (key, game) => games.some((one) => one !== game && key.includes(`games/${one}/`));

/** Every script reachable from the page, but for those of the other games. */
function scripts(game) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key) || foreign(key, game)) return;
    found.add(key);
    for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  return [...found].map((key) => manifest[key].file).filter((file) => file.endsWith(".js"));
}

for (const game of games) {
  const total = [...new Set(scripts(game))].reduce((sum, file) => sum + weight(file), 0);
  console.log(`${String(total).padStart(7)}  of ${BUDGET} bytes gzip for ${game}`);
  if (total > BUDGET) {
    console.error(`The JavaScript for ${game} is over its budget.`);
    process.exitCode = 1;
  }
}
