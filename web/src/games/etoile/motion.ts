// What moves on the star when something happens: one piece walks, others are lifted.
import type { EtoileEvent } from "./protocol";
import type { Path, Piece } from "./select";
import { trodden } from "./star";

export interface Motion {
  /** The cells the piece walks over, the first and the last included; none if nothing walks. */
  cells: readonly string[];
  lifted: readonly Piece[];
  crowned: boolean;
  ms: number;
}

const LEG = 260;
const LIFT = 220;

/** How long an event is shown: a leg of its path at a time. */
export function paceOf(event: EtoileEvent): number {
  if (event.type === "piece-moved" || event.type === "move-taken-back") return LEG + 60;
  if (event.type === "pieces-taken") return LEG * (event.path.length - 1) + LIFT;
  return event.type === "piece-huffed" || event.type === "queen-made" ? 320 : 200;
}

/** `entered` is how much of a move its player has already walked by hand. */
export function motionOf(events: readonly EtoileEvent[], before: readonly Piece[], entered: Path): Motion | null {
  const crowned = events.some((event) => event.type === "queen-made");
  for (const event of events) {
    if (event.type === "piece-moved" || event.type === "pieces-taken") {
      const done = entered.length > 1 && entered.every((cell, i) => event.path[i] === cell) ? entered.length - 1 : 0;
      const rest = event.path.slice(done);
      const lifted = event.type === "pieces-taken" ? standing(before, event.taken) : [];
      return { cells: rest.length > 1 ? trodden(rest) : [], lifted, crowned, ms: LEG * (rest.length - 1) };
    }
    if (event.type === "move-taken-back") return { cells: trodden(event.path).reverse(), lifted: [], crowned, ms: LEG };
    if (event.type === "piece-huffed") return { cells: [], lifted: standing(before, [event.cell]), crowned, ms: 0 };
  }
  return null;
}

/** The moves since that seat's last one, oldest first: what somebody who looked away has missed. */
export function trailOf(trail: readonly Path[], events: readonly EtoileEvent[], you: number | null, players: number): readonly Path[] {
  for (const event of events) {
    if (event.type === "camps-drawn") trail = [];
    else if (event.type === "move-taken-back") trail = trail.slice(0, -1);
    else if (event.type === "piece-moved" || event.type === "pieces-taken") trail = event.seat === you ? [event.path] : [...trail, event.path].slice(-players);
  }
  return trail;
}

const standing = (before: readonly Piece[], cells: readonly string[]): Piece[] =>
  before.filter((piece) => cells.includes(piece.cell));

/** The cells a piece would walk over without its own camp's: those it takes are among them. */
export const passed = (path: Path, before: readonly Piece[], camp: number): Set<string> => {
  const over = new Set(trodden(path));
  return new Set(before.filter((piece) => piece.camp !== camp && over.has(piece.cell)).map((piece) => piece.cell));
};
