// Pictures as the client paints them: `node client_pictures.mjs WEB TOUCHES` prints 64 × 64 bytes a line.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, touches] = process.argv.slice(2);
const SIDE = 64;
const EVERY = 40;
const DAY = { dark: [22, 19, 17], flat: [132, 126, 120], lit: [246, 240, 230], bare: [40, 35, 31] };
const CLOTH = [21, 18, 15];
const EYE = [0.3, 0.59, 0.11];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "felt-"));
const { rolldown } = await import(pathToFileURL(createRequire(path.join(web, "package.json")).resolve("rolldown")).href);
const bundle = await rolldown({ input: path.join(web, "src/games/dschamal/bag/memory.ts") });
await bundle.write({ file: path.join(folder, "memory.mjs"), format: "esm" });
const { Memory } = await import(pathToFileURL(path.join(folder, "memory.mjs")).href);
fs.rmSync(folder, { recursive: true });

for (const line of fs.readFileSync(touches, "utf8").trim().split("\n")) {
  const { felt, left, near, live } = JSON.parse(line);
  const memory = new Memory(368);
  const end = EVERY * felt.length;
  if (live) felt.forEach(([x, y, relief], k) => memory.add({ x, y }, relief, EVERY * k));
  else memory.recall(felt, end);
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  memory.shaded({ left, near, width: SIDE, height: SIDE }, end, DAY, pixels);
  const grey = Buffer.alloc(SIDE * SIDE);
  for (let k = 0; k < SIDE * SIDE; k++) {
    const there = pixels[4 * k + 3] / 255;
    grey[k] = EYE.reduce((sum, share, i) => sum + share * (there * pixels[4 * k + i] + (1 - there) * CLOTH[i]), 0);
  }
  process.stdout.write(grey);
}
