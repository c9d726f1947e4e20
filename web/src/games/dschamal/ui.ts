import type { GameUi } from "../index";
import type { DschamalEvent, DschamalMove, DschamalView } from "./protocol";
import End from "./End.svelte";
import { minus } from "../../lib/arguments";
import { countedIn, reached } from "./counted";
import Moment from "./Moment.svelte";
import { paceOf } from "./pace";
import { MOMENTS } from "./protocol";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import { lineWords, refusalWords, sentence } from "./words";

/** The bag goes at the speed of hands: nothing waits for its turn there. */
const AT_ONCE = new Set<string>(["started", "relief-felt", "hand-closed", "width-felt", "piece-rolled", "hand-opened", "camel-called", "own-laid", "hand-laid", "gave-up"]);
const typesOf = (events: readonly unknown[]): string[] => (events as readonly DschamalEvent[]).map((event) => event.type);

const ui: GameUi = {
  Table,
  Side,
  End,
  Moment,
  moments: MOMENTS,
  headline: (seen, say) => say("bout-title", { number: (seen as DschamalView).bout.number, game: (seen as DschamalView).options.game }),
  /** Whoever searches or builds has both hands full; all else is seen on the television. */
  dockIsEnough(seen, you) {
    const { phase, bout } = seen as DschamalView;
    const searches = bout.fighters.includes(you) && (phase === "search" || phase === "ready");
    return !searches && phase !== "build";
  },
  winners: (seen) => (seen as DschamalView).standings[0] ?? [],
  line: lineWords,
  awaited: (seen) => (seen as DschamalView).waiting,
  tally(seen) {
    const view = seen as DschamalView;
    return { amounts: reached(view), words: countedIn(view).map((cells) => minus(cells.at(-1) ?? 0)) };
  },
  sentence: (event, who) => sentence(event as DschamalEvent, who),
  refusal: refusalWords,
  pace: paceOf,
  motion: () => import("./motion"),
  urgent: (events) => typesOf(events).some((type) => AT_ONCE.has(type)),
  needless: (move, reason) => (move as DschamalMove).type === "start" && reason === "not-now",
  fleeting: (event) => (event as DschamalEvent).type === "relief-felt",
  sound(events) {
    const kinds = new Set(typesOf(events));
    if (kinds.has("game-ended")) return "fanfare";
    if (kinds.has("started") || kinds.has("camel-called")) return "call";
    if (kinds.has("shape-completed")) return "win";
    if (kinds.has("bout-won") || kinds.has("bout-repeated") || kinds.has("tower-lost") || kinds.has("hand-laid")) return "knock";
    return kinds.has("piece-chosen") || kinds.has("piece-moved") || kinds.has("tower-built") ? "wood" : null;
  },
  keys: [
    ["D", "keys-start"],
    ["← → ↑ ↓", "keys-finger"],
    ["␣", "keys-space"],
    ["P", "keys-pinch"],
    ["R", "keys-roll"],
    ["key-enter", "keys-lay"],
    ["C", "keys-call"],
    ["⇧ ← →", "keys-push"],
    ["E", "keys-eyes"],
    ["1 … 9", "keys-choice"],
    ["X Y Z", "keys-turn"],
    ["F", "keys-fine"],
    ["V", "keys-view"],
    ["H", "keys-hint"],
  ],
};

export default ui;
