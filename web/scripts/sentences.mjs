// Books of sentences as the browser gets them.
import { readFileSync } from "node:fs";

/**
 * Without what only their writers and the terminal read.
 * @param {string} text
 */
export const forBrowser = (text) =>
  text
    .replace(/^## (Au|In the) terminal\n[^]*?(?=^## |$(?![^]))/gm, "")
    .replace(/^(#.*)?\n/gm, "")
    .replace(/^ +/gm, " ");

/** @type {import("vite").Plugin} */
export const sentences = {
  name: "sentences",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    return `export default ${JSON.stringify(forBrowser(readFileSync(id.slice(0, -"?raw".length), "utf8")))}`;
  },
};
