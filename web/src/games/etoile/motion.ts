// What moves on the star when something happens: one piece walks, others are lifted.
import type { EtoileEvent } from "./protocol";
import type { Path, Piece } from "./select";
import { trodden } from "./star";

export interface Motion {
  /** The cells the piece walks over, the first and the last included; none if nothing walks. */
  cells: readonly string[];
  lifted: readonly Piece[];
  /** To whose plate the lifted ones go; nobody's where they were blown off the star. */
  taker: number | null;
  crowned: boolean;
  ms: number;
}

const LEG = 260;
export const LIFT = 320;
export const HUFF = 700;

/** How long an event is shown: a leg of its path at a time. */
export function paceOf(event: EtoileEvent): number {
  if (event.type === "piece-moved" || event.type === "move-taken-back") return LEG + 60;
  if (event.type === "pieces-taken") return LEG * (event.path.length - 1) + LIFT;
  if (event.type === "piece-huffed") return HUFF;
  return event.type === "queen-made" ? 320 : 200;
}

/** `entered` is how much of a move its player has already walked by hand; without time everything stands where it goes. */
export function motionOf(events: readonly EtoileEvent[], before: readonly Piece[], entered: Path, time = true): Motion | null {
  if (!time) return null;
  const crowned = events.some((event) => event.type === "queen-made");
  for (const event of events) {
    if (event.type === "piece-moved" || event.type === "pieces-taken") {
      const done = entered.length > 1 && entered.every((cell, i) => event.path[i] === cell) ? entered.length - 1 : 0;
      const rest = event.path.slice(done);
      const lifted = event.type === "pieces-taken" ? standing(before, event.taken) : [];
      return { cells: rest.length > 1 ? trodden(rest) : [], lifted, taker: event.seat, crowned, ms: LEG * (rest.length - 1) };
    }
    if (event.type === "move-taken-back") return { cells: trodden(event.path).reverse(), lifted: [], taker: null, crowned, ms: LEG };
    if (event.type === "piece-huffed") return { cells: [], lifted: standing(before, [event.cell]), taker: null, crowned, ms: 0 };
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

/** As far as it leads to the last move: what was taken back at the table's wish is not told anew. */
export const agreed = (trail: readonly Path[], last: Path): readonly Path[] => (trail.at(-1)?.join() === last.join() ? trail : last.length ? [last] : []);

/** Where the last thing that happened was a huff. */
export function huffedIn(events: readonly EtoileEvent[]): string | null {
  const last = events.findLast(({ type }) => type === "piece-moved" || type === "pieces-taken" || type === "piece-huffed");
  return last?.type === "piece-huffed" ? last.cell : null;
}

const standing = (before: readonly Piece[], cells: readonly string[]): Piece[] =>
  before.filter((piece) => cells.includes(piece.cell));

/** The cells a piece would walk over without its own camp's: those it takes are among them. */
export const passed = (path: Path, before: readonly Piece[], camp: number): Set<string> => {
  const over = new Set(trodden(path));
  return new Set(before.filter((piece) => piece.camp !== camp && over.has(piece.cell)).map((piece) => piece.cell));
};
