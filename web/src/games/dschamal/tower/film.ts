// A fall as pictures: where every piece is at a given time.
import type { Film } from "../../index";
import { readAll, unitTurn, type Pose, type Turn } from "./pose";

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Between two turns, along the shorter way. */
function between(a: Turn, b: Turn, share: number): Turn {
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  return unitTurn([mix(a[0], same * b[0], share), mix(a[1], same * b[1], share), mix(a[2], same * b[2], share), mix(a[3], same * b[3], share)]);
}

/** What is in both pictures moves; what is only in the first has gone. */
export function blend(from: readonly Pose[], to: readonly Pose[], share: number): Pose[] {
  return to.map((goal) => {
    const start = from.find((pose) => pose.piece === goal.piece);
    if (!start) return goal;
    const at = [0, 1, 2].map((i) => mix(start.at[i] ?? 0, goal.at[i] ?? 0, share)) as unknown as Pose["at"];
    return { piece: goal.piece, at, turn: between(start.turn, goal.turn, share) };
  });
}

/** Milliseconds at the end of a film that are shown at half their speed. */
const SLOW = 500;

/** The last second of a fall goes slowly: one wants to see it. */
function slowed(film: Film, ms: number): number {
  const begins = film.every * (film.poses.length - 1) - SLOW;
  return film.whole && begins > 0 && ms > begins ? begins + (ms - begins) / 2 : ms;
}

/** How long a whole film is shown. */
export function shownFor(film: Film): number {
  const length = film.every * (film.poses.length - 1);
  return length > SLOW ? length + SLOW : length;
}

/** How far the pieces in both pictures have gone from one to the other, at most, in millimetres; the new one aside. */
export function strainOf(before: readonly Pose[], after: readonly Pose[], fresh: number | null): number {
  const ways = after.flatMap(({ piece, at }) => {
    const was = piece === fresh ? undefined : before.find((pose) => pose.piece === piece);
    return was ? [Math.hypot(at[0] - was.at[0], at[1] - was.at[1], at[2] - was.at[2])] : [];
  });
  return Math.max(0, ...ways);
}

/** The picture at so many milliseconds; null once it is over. A film still coming waits at its last picture. */
export function pictureAt(film: Film, ms: number): Pose[] | null {
  const exact = Math.max(0, slowed(film, ms) / film.every);
  const index = Math.floor(exact);
  const last = film.poses.length - 1;
  if (index >= last) return film.whole ? null : readAll(film.poses[last] as unknown[]);
  return blend(readAll(film.poses[index] as unknown[]), readAll(film.poses[index + 1] as unknown[]), exact - index);
}
