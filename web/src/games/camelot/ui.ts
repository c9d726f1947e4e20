import type { GameUi } from "../index";
import { reason } from "../../table/hint";
import End from "./End.svelte";
import Moment from "./Moment.svelte";
import { paceOf } from "./pace";
import { MOMENTS } from "./protocol";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import type { CamelotEvent, CamelotMove, CamelotView } from "./protocol";
import { lineWords, moveWords, refusalWords, sentence } from "./words";

const ui: GameUi = {
  Table,
  Side,
  End,
  Moment,
  moments: MOMENTS,
  headline: (seen, say) => say("tournament-title", { tournament: (seen as CamelotView).tournament }),
  dockIsEnough: () => true,
  winners: (seen) => (seen as CamelotView).standings[0] ?? [],
  line: lineWords,
  awaited: (seen) => (seen as CamelotView).waiting,
  tally: (seen) => {
    const { tokens, needed } = seen as CamelotView;
    return { amounts: tokens.map((held) => held.length), words: tokens.map((held) => `${held.length}/${needed}`) };
  },
  sentence: (event, who) => sentence(event as CamelotEvent, who),
  advice: (move, view, who) => `${who.say("hint-is", { move: moveWords(move as CamelotMove, view as CamelotView, who) })} ${reason(move, who)}`.trim(),
  refusal: refusalWords,
  pace: paceOf,
  motion: () => import("./motion"),
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
