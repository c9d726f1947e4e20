// Poses of pieces on a tower: micrometres and millionths on the wire, millimetres and unit quaternions here.
import { facesOf, type Point } from "../drawing";
import { formOf } from "../pieces";

export type Turn = readonly [x: number, y: number, z: number, w: number];

/** A piece in its pose, as the table tells it. */
export type Wire = readonly [piece: number, x: number, y: number, z: number, q: readonly [number, number, number, number]];

export interface Pose {
  piece: number;
  at: Point;
  turn: Turn;
}

const MICRO = 1000;
const UNIT = 1_000_000;

export const pieceIn = (placed: unknown): number => (placed as Wire)[0];

export function read(placed: unknown): Pose {
  const [piece, x, y, z, q] = placed as Wire;
  return { piece, at: [x / MICRO, y / MICRO, z / MICRO], turn: unitTurn([q[0] / UNIT, q[1] / UNIT, q[2] / UNIT, q[3] / UNIT]) };
}

export const readAll = (tower: readonly unknown[] | undefined): Pose[] => (tower ?? []).map(read);

export const written = ({ piece, at, turn }: Pose): Wire => [
  piece,
  Math.round(at[0] * MICRO),
  Math.round(at[1] * MICRO),
  Math.round(at[2] * MICRO),
  turn.map((part) => Math.round(part * UNIT)) as unknown as Wire[4],
];

export function unitTurn([x, y, z, w]: Turn): Turn {
  const length = Math.hypot(x, y, z, w) || 1;
  return [x / length, y / length, z / length, w / length];
}

/** First b, then a. */
export const after = ([ax, ay, az, aw]: Turn, [bx, by, bz, bw]: Turn): Turn =>
  unitTurn([
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]);

export function about(axis: Point, degrees: number): Turn {
  const half = (degrees * Math.PI) / 360;
  const s = Math.sin(half);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(half)];
}

export function turned([x, y, z, w]: Turn, [a, b, c]: Point): Point {
  const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * u + y * t - z * v, b + w * v + z * u - x * t, c + w * t + x * v - y * u];
}

export const facesAt = ({ piece, at, turn }: Pose): Point[][] =>
  facesOf(formOf(piece), (point) => {
    const [x, y, z] = turned(turn, point);
    return [x + at[0], y + at[1], z + at[2]];
  });

/** The lowest and the highest millimetre of a body turned so, about its own origin. */
export function span(piece: number, turn: Turn): [low: number, high: number] {
  const heights = facesOf(formOf(piece), (point) => turned(turn, point)).flat().map((point) => point[2]);
  return [Math.min(...heights), Math.max(...heights)];
}

export const topOf = (tower: readonly Pose[]): number => Math.max(0, ...tower.map(({ piece, at, turn }) => at[2] + span(piece, turn)[1]));

/** Held just above everything that stands: wherever it is let go, it falls from there. */
export function held(tower: readonly Pose[], piece: number, x: number, y: number, turn: Turn, above = 3): Pose {
  return { piece, at: [x, y, topOf(tower) - span(piece, turn)[0] + above], turn };
}
