// What the client plays for strokes: `node client_senses.mjs WEB TOUCHES` prints, a line each, sounds and vibrations.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [web, touches] = process.argv.slice(2);
const EVERY = 40;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "senses-"));
const { rolldown } = await import(pathToFileURL(createRequire(path.join(web, "package.json")).resolve("rolldown")).href);
const bundle = await rolldown({ input: path.join(web, "src/games/dschamal/bag/played.ts") });
await bundle.write({ file: path.join(folder, "played.mjs"), format: "esm" });
const { Sensing, heard, trembled, TREMBLES_APART } = await import(pathToFileURL(path.join(folder, "played.mjs")).href);
fs.rmSync(folder, { recursive: true });

for (const line of fs.readFileSync(touches, "utf8").trim().split("\n")) {
  const { felt } = JSON.parse(line);
  const sensing = new Sensing();
  let [before, last] = [felt[0], -Infinity];
  const [sounds, shakes] = [[], []];
  felt.forEach(([x, y, relief], k) => {
    const step = { x: x - before[0], y: y - before[1] };
    before = [x, y];
    const sensed = sensing.next(relief, step);
    sounds.push(heard(sensed, (1000 / EVERY) * Math.hypot(step.x, step.y)));
    const pattern = trembled(sensed);
    if (pattern.length && EVERY * k - last >= TREMBLES_APART) {
      shakes.push([EVERY * k, ...pattern]);
      last = EVERY * k;
    }
  });
  console.log(JSON.stringify({ sounds, shakes }));
}
