import type { GameUi } from "../index";
import End from "./End.svelte";
import Moment from "./Moment.svelte";
import { MOMENTS } from "./protocol";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import type { CamelotEvent, CamelotView } from "./protocol";
import { lineWords, refusalWords, sentence } from "./words";

const PACE: Partial<Record<CamelotEvent["type"], number>> = {
  "card-played": 380,
  "action-announced": 400,
  "action-cancelled": 400,
  "colour-changed": 400,
  "colour-named": 400,
  "token-won": 400,
  "token-lost": 400,
  "nothing-won": 400,
  withdrew: 360,
  "stayed-in": 300,
  "pass-let": 0,
};

const ui: GameUi = {
  Table,
  Side,
  End,
  Moment,
  moments: MOMENTS,
  headline: (seen, say) => say("tournament-title", { tournament: (seen as CamelotView).tournament }),
  dockIsEnough: true,
  winners: (seen) => (seen as CamelotView).standings[0] ?? [],
  line: lineWords,
  awaited: (seen) => (seen as CamelotView).waiting,
  tally: (seen) => {
    const { tokens, needed } = seen as CamelotView;
    return { amounts: tokens.map((held) => held.length), words: tokens.map((held) => `${held.length}/${needed}`) };
  },
  sentence: (event, who) => sentence(event as CamelotEvent, who),
  refusal: refusalWords,
  pace: (events) => Math.max(0, ...(events as readonly CamelotEvent[]).map((event) => PACE[event.type] ?? 200)),
  sound(events) {
    const kinds = new Set((events as readonly CamelotEvent[]).map((event) => event.type));
    if (kinds.has("game-ended")) return "fanfare";
    if (kinds.has("tournament-won")) return "win";
    if (kinds.has("action-announced") || kinds.has("action-cancelled") || kinds.has("withdrew")) return "knock";
    return kinds.has("card-played") || kinds.has("card-laid") || kinds.has("colour-named") ? "card" : null;
  },
  keys: [
    ["1 … 9", "keys-card"],
    ["← →", "keys-arrows"],
    ["key-enter", "keys-enter"],
    ["E", "keys-stay"],
    ["P", "keys-pass"],
    ["key-escape", "keys-clear"],
    ["H", "keys-hint"],
  ],
};

export default ui;
