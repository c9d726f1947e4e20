// What a moving fingertip senses besides the picture: tilt, climbing, bend, edges, and how wide a piece was.
import { ACROSS, isEmpty, patchOf, tiltOf, type Patch } from "./relief";
import type { Spot } from "./steps";

export interface Sensed {
  /** 0 … 1: how much of the tip lies on something. */
  there: number;
  /** Rise in millimetres a millimetre, whichever way. */
  steep: number;
  /** -1 … 1: whether the finger goes down or up a slope. */
  climb: number;
  /** 0 … 1: how much the surface bends or breaks under the tip. */
  bend: number;
  /** 0 … 1: how much of that is a line (a ridge, an edge) rather than a dome or a point. */
  line: number;
  /** 0 … 1: how much went by since the touch before. */
  edge: number;
  /** -1 … 1: leaving a piece, or coming onto one. */
  onto: number;
  /** Millimetres the finger has run over this piece; when it has just left it, how wide that was. */
  run: number;
  /** Whether it has just left a piece. */
  left: boolean;
}

const MIDDLE = (ACROSS - 1) / 2;
const height = (level: number | null | undefined): number => (level === null || level === undefined ? -0.5 : level);
const share = (patch: Patch): number => patch.filter((level) => level !== null).length / patch.length;
const ON = 0.5;

/** The second differences across, along and aslant, of what the tip feels: how it bends each way. */
function bends(patch: Patch): [number, number] {
  const at = (dx: number, dy: number): number => height(patch[(MIDDLE + dy) * ACROSS + MIDDLE + dx]);
  const over = (dx: number, dy: number): number => {
    let sum = 0;
    for (const side of [-1, 0, 1]) {
      const [sx, sy] = [side * -dy * 0.5, side * dx * 0.5].map(Math.round) as [number, number];
      sum += at(sx, sy) - (at(dx + sx, dy + sy) + at(-dx + sx, -dy + sy)) / 2;
    }
    return sum / 3;
  };
  const all = [over(2, 0), over(0, 2), over(1, 1) * 1.4, over(1, -1) * 1.4];
  return [Math.max(...all), Math.min(...all)];
}

/** One touch after another, each sensed against the one before. */
export class Sensing {
  #patch: Patch | null = null;
  #run = 0;

  next(relief: string, step: Spot): Sensed {
    const patch = patchOf(relief);
    const before = this.#patch;
    const [there, was] = [share(patch), before ? share(before) : 0];
    const { x, y } = tiltOf(relief);
    const [steep, way] = [Math.hypot(x, y), Math.hypot(step.x, step.y)];
    const left = was >= ON && there < ON;
    const run = there >= ON || left ? this.#run + way : 0;
    this.#patch = patch;
    this.#run = there >= ON ? run : 0;
    const [most, least] = isEmpty(patch) ? [0, 0] : bends(patch);
    const moved = before ? patch.reduce<number>((sum, level, k) => sum + Math.abs(height(level) - height(before[k])), 0) / (3 * patch.length) : 0;
    return {
      there,
      steep,
      climb: steep && way ? (x * step.x + y * step.y) / (steep * way) : 0,
      bend: Math.min(1, Math.max(Math.abs(most), Math.abs(least)) / 4),
      line: most > 0.2 ? 1 - Math.min(1, Math.max(0, least) / most) : 0,
      edge: Math.min(1, moved),
      onto: there - was,
      run,
      left,
    };
  }
}
