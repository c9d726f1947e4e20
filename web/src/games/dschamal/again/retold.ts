// A search looked at again, as the table sends it once the last hand is out.
import type { Film } from "../../index";

/** x, y in millimetres, the hand's own time, and on how many pieces it closed there (-1: it felt). */
export type Trace = readonly [number, number, number, number?];

export interface HandRetold {
  seat: number;
  trail: readonly Trace[];
  status: string;
  ms: number;
  took: readonly number[];
  /** When it first had a piece it could win with under its finger. */
  met: number | null;
}

export interface Retold {
  type: "search";
  number: number;
  width: number;
  /** Piece, pose, turn in steps of 15°, x, y. */
  layout: readonly (readonly [number, number, number, number, number])[];
  hands: readonly HandRetold[];
}

/** What a film shows, if it is a search: towers fall in films of their own. */
export function retoldIn(film: Film | null | undefined): Retold | null {
  const first = film?.poses[0];
  return first && typeof first === "object" && (first as { type?: unknown }).type === "search" ? (first as Retold) : null;
}

/** A fall, if a replay shows one: its pictures come all at once. */
export function fallIn(film: Film | null | undefined): Film | null {
  const first = film?.poses[0] as { type?: unknown; every?: number; poses?: unknown[][] } | undefined;
  if (!film || first?.type !== "tower" || !first.poses?.length) return null;
  return { ...film, every: first.every ?? 33, poses: first.poses, whole: true };
}

/** How long the search took: until the last hand was out, or had moved last. */
export const lengthOf = ({ hands }: Retold): number => Math.max(1, ...hands.map(({ ms, trail }) => Math.max(ms, trail.at(-1)?.[2] ?? 0)));

export interface Seen {
  /** The way so far, as an SVG path; y grows into the bag. */
  path: string;
  x: number;
  y: number;
  closings: readonly (readonly [number, number, number])[];
  /** Whether the hand has left the bag by then. */
  out: boolean;
}

/** What is seen of a hand at that time: between two traces it goes straight on. */
export function seenAt({ trail, ms, status }: HandRetold, at: number, width: number): Seen | null {
  const gone = trail.filter((trace) => trace[2] <= at);
  const last = gone.at(-1) ?? trail[0];
  if (!last) return null;
  const next = trail[gone.length];
  const share = next && gone.length ? (at - last[2]) / Math.max(1, next[2] - last[2]) : 0;
  const [x, y] = [last[0] + ((next?.[0] ?? last[0]) - last[0]) * share, last[1] + ((next?.[1] ?? last[1]) - last[1]) * share];
  const way = [...gone.map(([tx, ty]) => [tx, ty] as const), [x, y] as const];
  const path = way.map(([px, py], k) => `${k ? "L" : "M"}${Math.round(px)} ${Math.round(width - py)}`).join("");
  const closings = gone.flatMap(([cx, cy, , count = -1]) => (count >= 0 ? [[cx, width - cy, count] as const] : []));
  return { path, x, y: width - y, closings, out: status !== "in" && at >= ms && ms > 0 };
}
