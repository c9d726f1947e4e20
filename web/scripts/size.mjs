// Fails when the JavaScript somebody can load for one game weighs more than its budget, gzipped:
// every page and dialogue of the house and of that game, in the heavier of its two languages.
// What only some tables of a game ever need is loaded when it is needed, and has a budget of its own.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** The house itself brings the shuffle one can check, questions whose answers stay hidden, and why it refuses strangers. */
const BUDGET = 92_240;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const games = readdirSync(new URL("../src/games/", import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** What a game says of its own weight (`weight.json`): a larger budget and why, what is loaded apart. */
const said = Object.fromEntries(
  games.map((game) => {
    const file = new URL(`../src/games/${game}/weight.json`, import.meta.url);
    return [game, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}];
  }),
);
const APART = Object.fromEntries([
  ["src/tv/Television.svelte", 6144], // the page of a screen for a whole room, which nobody plays on
  ["src/pages/Replay.svelte", 10_240], // a game looked at again once it is over
  ["src/pages/Mine.svelte", 14_336], // one's own games, and the code that carries their key
  ["src/evening/Evening.svelte", 3072], // an evening over several boxes, at the end of a game
  ["src/evening/nextTable.ts", 1024], // and the way from table to table
  ["src/pages/Day.svelte", 6144], // the deals of the day
  ["src/person/seatTaken.ts", 3072], // the key that is shown to a table, and its line in that list
  ["src/replay/Review.svelte", 4096], // what would have been better, for who asks
  ["src/table/People.svelte", 3072], // what a host may do about people
  ["src/tablemates/locale/fr.ftl?raw", 3072], // what is said about them
  ["src/tablemates/locale/en.ftl?raw", 3072],
  ["src/tablemates/reactions.ts", 4096], // the six, the bubbles they are shown in, and the strip on a phone
  ["src/tablemates/TalkStrip.svelte", 2560],
  ["src/tablemates/Ended.svelte", 2048], // a table that its host has ended
  ["src/tablemates/Stopped.svelte", 1024], // or paused
  ["src/tablemates/Deadline.svelte", 1024], // until when one has time at a slow table
  ["src/tablemates/ShowHand.svelte", 1536], // who lets somebody look into their hand
  ["src/tablemates/guestView.ts", 1024], // and whoever does
  ["src/table/Invite.svelte", 3072], // an invitation
  ["src/person/Qr.svelte", 6144], // a code for a camera, drawn in the browser
  ["src/calls/Ways.svelte", 4096], // how one wants to be called
  ["src/table/Menu.svelte", 4096], // what is asked for besides playing
  ["src/table/SitDown.svelte", 3072], // the door of an invitation
  ["src/table/Lobby.svelte", 8192], // the table before its game: whoever plays at once never sees it
  ["src/table/Finale.svelte", 5120], // the end of a game, loaded while its last move is looked at
  ["src/table/contribution.ts", 3072], // the part in the shuffle of who has a seat, and what checks it
  ["src/pages/Scene.svelte", 5120], // examples and lessons
  ["src/coach/CoachPage.svelte", 4096], // who learns by playing
  ["src/coach/CoachStrip.svelte", 3072],
  ["src/coach/PracticePage.svelte", 2048], // exercises of a box that has some
  ...games.flatMap((game) => Object.entries(said[game].apart ?? {}).map(([file, budget]) => [`src/games/${game}/${file}`, budget])),
]);

const weight = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
/** What is loaded for games this client has no folder for. */
const GENERIC = "src/generic/";
const foreign = (key, game) => games.some((one) => one !== game && key.includes(`games/${one}/`)) || (game !== GENERIC && key.startsWith(GENERIC));
/** The page of whoever keeps the house, which no player opens. */
const HOST = "src/pages/Host.svelte";
const unread = (key, language) => key.includes("locale/") && !key.includes(`locale/${language}.ftl`);

/** Every script reachable from the page, but for those of the other games and the other language. */
function scripts(game, language) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key) || key in APART || foreign(key, game) || key === HOST || unread(key, language)) return;
    found.add(key);
    for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  return [...found].map((key) => manifest[key].file).filter((file) => file.endsWith(".js"));
}

function judge(total, budget, name) {
  console.log(`${String(total).padStart(7)}  of ${budget} bytes gzip for ${name}`);
  if (total <= budget) return;
  console.error(`The JavaScript for ${name} is over its budget.`);
  process.exitCode = 1;
}

for (const game of [...games, GENERIC]) {
  const weigh = (language) => [...new Set(scripts(game, language))].reduce((sum, file) => sum + weight(file), 0);
  judge(Math.max(weigh("fr"), weigh("en")), said[game]?.budget ?? BUDGET, game);
}
for (const [key, budget] of Object.entries(APART)) judge(weight(manifest[key].file), budget, key);
