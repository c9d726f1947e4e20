import type { EtoileEvent, EtoileView } from "./protocol";
import type { GameUi } from "../index";
import { reason } from "../../table/hint";
import { advice, type Advised } from "./advice";
import End from "./End.svelte";
import Moment from "./Moment.svelte";
import { MOMENTS } from "./protocol";
import { paceOf } from "./motion";
import Side from "./Side.svelte";
import Badge from "./Badge.svelte";
import Table from "./Table.svelte";
import { lineWords, refusalWords, sentence } from "./words";

const ui: GameUi = {
  Table,
  Side,
  End,
  Moment,
  moments: MOMENTS,
  headline(seen, say) {
    const { rules, loser_wins } = (seen as EtoileView).options;
    return say("headline", { rules, loser_wins: loser_wins ? "yes" : "no" });
  },
  winners: (seen) => (seen as EtoileView).end?.standings[0] ?? [],
  line: lineWords,
  awaited: (seen) => (seen as EtoileView).waiting,
  Badge,
  tally(seen) {
    const { seats, sides, options } = seen as EtoileView;
    const left = seats.map((_, seat) => sides[seats.indexOf(seat)]);
    const pieces = left.map((side) => (side?.men.length ?? 0) + (side?.queens.length ?? 0));
    const words = left.map((side, seat) => side?.queens.length ? `${side.men.length}+${side.queens.length}♛` : String(pieces[seat]));
    return { amounts: options.loser_wins ? pieces.map((count) => -count) : pieces, words };
  },
  sentence: (event, who) => sentence(event as EtoileEvent, who),
  advice: (move, _, who) => `${advice(move as Advised, who)} ${reason(move, who)}`.trim(),
  refusal: refusalWords,
  pace: (events) => Math.max(0, ...(events as readonly EtoileEvent[]).map(paceOf)),
  sound(events) {
    const kinds = new Set((events as readonly EtoileEvent[]).map((event) => event.type));
    if (kinds.has("game-ended")) return "fanfare";
    if (kinds.has("queen-made")) return "win";
    if (kinds.has("pieces-taken") || kinds.has("piece-huffed")) return "knock";
    return kinds.has("piece-moved") || kinds.has("move-taken-back") ? "card" : null;
  },
  keys: [
    ["← ↑ → ↓", "keys-walk"],
    ["key-enter", "keys-take"],
    ["key-escape", "keys-undo"],
    ["H", "keys-hint"],
  ],
};

export default ui;
