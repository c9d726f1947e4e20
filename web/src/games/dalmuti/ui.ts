import type { DalmutiEvent, DalmutiView } from "./protocol";
import type { GameUi } from "../index";
import { byMost } from "../places";
import { advice, type Advised } from "./advice";
import End from "./End.svelte";
import Moment from "./Moment.svelte";
import { paceOf } from "./pace";
import { MOMENTS } from "./protocol";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import { lineWords, refusalWords, sentence } from "./words";

const ui: GameUi = {
  Table,
  Side,
  End,
  Moment,
  moments: MOMENTS,
  headline(seen, say) {
    const view = seen as DalmutiView;
    const { rounds, total } = view.options;
    return total
      ? say("round-to", { round: view.round, total })
      : say("round-of", { round: view.round, rounds });
  },
  dockIsEnough: () => true,
  winners: (seen) => byMost((seen as DalmutiView).scores).flatMap(({ seat, place }) => (place === 1 ? [seat] : [])),
  line: lineWords,
  awaited: (seen) => (seen as DalmutiView).waiting,
  tally: (seen) => {
    const { scores } = seen as DalmutiView;
    return { amounts: scores, words: scores.map(String) };
  },
  sentence: (event, who) => sentence(event as DalmutiEvent, who),
  advice: (move, view, who) => advice(move as Advised, (view as DalmutiView).order.length - 1, who),
  refusal: refusalWords,
  pace: paceOf,
  motion: () => import("./motion"),
  sound(events) {
    const kinds = new Set((events as readonly DalmutiEvent[]).map((event) => event.type));
    if (kinds.has("game-ended") || kinds.has("revolution-declared")) return "fanfare";
    if (kinds.has("round-begun")) return "deal";
    if (kinds.has("trick-won")) return "win";
    if (kinds.has("set-played") || kinds.has("taxes-exchanged")) return "card";
    return kinds.has("passed") ? "knock" : null;
  },
  keys: [
    ["1 … 9, 0", "keys-rank"],
    ["J", "keys-joker"],
    ["← →", "keys-arrows"],
    ["key-enter", "keys-enter"],
    ["P", "keys-pass"],
    ["H", "keys-hint"],
    ["key-escape", "keys-clear"],
  ],
};

export default ui;
