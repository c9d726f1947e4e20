// A move entered cell by cell: the cells chosen so far narrow the list that was offered.
import type { EtoileMove, EtoilePlay, EtoileView } from "./protocol";

export type Path = readonly string[];

export const playsOf = (moves: readonly EtoileMove[]): EtoilePlay[] => moves.filter((move) => move.type === "play");

const begins = (play: EtoilePlay, path: Path): boolean => path.every((cell, i) => play.path[i] === cell);

/** The offered moves that begin with this path. */
export const narrowed = (plays: readonly EtoilePlay[], path: Path): EtoilePlay[] =>
  plays.filter((play) => begins(play, path));

/** The cells a path may go on to, and whether it takes on the way. */
export const nexts = (plays: readonly EtoilePlay[], path: Path): Map<string, boolean> =>
  new Map(narrowed(plays, path).flatMap((play) => play.path.slice(path.length, path.length + 1).map((cell) => [cell, play.takes])));

/** The offered move that is exactly this path. */
export const complete = (plays: readonly EtoilePlay[], path: Path): EtoilePlay | null =>
  narrowed(plays, path).find((play) => play.path.length === path.length) ?? null;

/** Whether a piece was chosen that none of the offered moves begins with, though there are some. */
export const stuck = (plays: readonly EtoilePlay[], path: Path): boolean => path.length === 1 && plays.length > 0 && !narrowed(plays, path).length;

export type Tapped =
  | { kind: "path"; path: Path }
  | { kind: "move"; move: EtoileMove }
  | { kind: "nothing" };

const path = (...cells: string[]): Tapped => ({ kind: "path", path: cells });

/** What pressing a cell means, given what is chosen. A move nobody offered goes to the table, which says why not. */
export function tap(moves: readonly EtoileMove[], chosen: Path, cell: string, own: ReadonlySet<string>): Tapped {
  const plays = playsOf(moves);
  if (!chosen.length) return pick(moves, cell, own);
  const longer = [...chosen, cell];
  if (nexts(plays, chosen).has(cell)) {
    const left = narrowed(plays, longer);
    const only = left.length === 1 && complete(plays, longer);
    return only ? { kind: "move", move: only } : path(...longer);
  }
  if (cell === chosen.at(-1)) {
    const here = complete(plays, chosen);
    return here ? { kind: "move", move: here } : chosen.length === 1 ? path() : { kind: "nothing" };
  }
  const ends = narrowed(plays, chosen).filter((play) => play.path.at(-1) === cell);
  if (ends.length === 1 && ends[0]) return { kind: "move", move: ends[0] };
  if (own.has(cell) || huffed(moves, cell)) return pick(moves, cell, own);
  const takes = chosen.length > 1;
  return { kind: "move", move: { type: "play", path: longer, takes } };
}

function pick(moves: readonly EtoileMove[], cell: string, own: ReadonlySet<string>): Tapped {
  const meant = huffed(moves, cell) ?? moves.find((move) => move.type === "touch" && move.cell === cell);
  if (meant) return { kind: "move", move: meant };
  return own.has(cell) ? path(cell) : path();
}

const huffed = (moves: readonly EtoileMove[], cell: string): EtoileMove | undefined =>
  moves.find((move) => move.type === "huff" && move.cell === cell);

/** Claims first, then captures, then plain moves; touching is done on the board. */
const ORDER: Partial<Record<EtoileMove["type"], number>> = { "accept-draw": 0, "decline-draw": 1, huff: 2, oblige: 3, waive: 4 };
const rank = (move: EtoileMove): number => ORDER[move.type] ?? (move.type === "play" && move.takes ? 5 : 6);
export const spoken = (moves: readonly EtoileMove[], chosen: Path): EtoileMove[] =>
  moves
    .filter((move) => move.type !== "touch" && (move.type !== "play" || begins(move, chosen)))
    .toSorted((a, b) => rank(a) - rank(b));

export interface Piece {
  cell: string;
  camp: number;
  queen: boolean;
}

export const piecesOf = (view: EtoileView): Piece[] =>
  view.sides.flatMap(({ men, queens }, camp) => [
    ...men.map((cell) => ({ cell, camp, queen: false })),
    ...queens.map((cell) => ({ cell, camp, queen: true })),
  ]);
