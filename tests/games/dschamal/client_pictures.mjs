// Pictures as the client paints them: `node client_pictures.mjs WEB TOUCHES` prints 64 × 64 colours a line.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, touches] = process.argv.slice(2);
const SIDE = 64;
const EVERY = 40;
const CLOTH = [21, 18, 15];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "felt-"));
const { rolldown } = await import(pathToFileURL(createRequire(path.join(web, "package.json")).resolve("rolldown")).href);
const bag = path.join(web, "src/games/dschamal/bag");
const bundle = await rolldown({ input: [path.join(bag, "memory.ts"), path.join(bag, "scene.ts")] });
await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs" });
const [{ Memory }, { DAY }] = await Promise.all(["memory", "scene"].map((name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)));
fs.rmSync(folder, { recursive: true });

for (const line of fs.readFileSync(touches, "utf8").trim().split("\n")) {
  const { felt, left, near, live } = JSON.parse(line);
  const memory = new Memory(368);
  const end = EVERY * felt.length;
  if (live) felt.forEach(([x, y, relief], k) => memory.add({ x, y }, relief, EVERY * k));
  else memory.recall(felt, end);
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  memory.shaded({ left, near, width: SIDE, height: SIDE }, end, DAY, pixels);
  const seen = Buffer.alloc(3 * SIDE * SIDE);
  for (let k = 0; k < SIDE * SIDE; k++) {
    const there = pixels[4 * k + 3] / 255;
    for (let i = 0; i < 3; i++) seen[3 * k + i] = there * pixels[4 * k + i] + (1 - there) * CLOTH[i];
  }
  process.stdout.write(seen);
}
