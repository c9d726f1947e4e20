// One fingertip as it lies on what it touches: its heights a millimetre apart, along the slope it feels.
import { ACROSS, LEVEL, patchOf, PITCH, tiltOf, type Patch } from "./relief";
import type { Spot } from "./steps";

/** A fingertip's reach in millimetres; towards its edge it feels less surely. */
export const TIP = 5;
export const WIDE = 2 * TIP + 1;
const MIDDLE = (ACROSS - 1) / 2;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** How surely each place of a fingertip feels: fully in the middle, less towards the rim. */
export const SURE = Float32Array.from({ length: WIDE * WIDE }, (_, k) => 1 - smooth(2.5, TIP + 0.8, Math.hypot((k % WIDE) - TIP, Math.floor(k / WIDE) - TIP)));

export class Laid {
  readonly x: number;
  readonly y: number;
  /** Millimetres from the fingertip's middle, row by row, its tilt included. */
  readonly heights = new Float32Array(WIDE * WIDE);
  /** 0 … 1: whether anything is there. */
  readonly there = new Float32Array(WIDE * WIDE);
  /** The plane it lies on. */
  readonly plane = new Float32Array(WIDE * WIDE);

  /** `margin` is added to places, so that none is below 0. */
  constructor(spot: Spot, relief: string, readonly at: number, margin: number) {
    this.x = spot.x + margin;
    this.y = spot.y + margin;
    this.#fill(patchOf(relief), tiltOf(relief));
  }

  #fill(levels: Patch, tilt: Spot): void {
    const felt = levels.map((level) => (level === null ? 0 : 1));
    const across = Math.hypot(1, tilt.x, tilt.y); // skin feels across the slope it lies on
    const filled = spread(levels);
    for (let dy = -TIP, k = 0; dy <= TIP; dy++) {
      for (let dx = -TIP; dx <= TIP; dx++, k++) {
        const [u, v] = [MIDDLE + dx / PITCH, MIDDLE + dy / PITCH];
        this.plane[k] = tilt.x * dx + tilt.y * dy;
        this.heights[k] = LEVEL * across * between(filled, u, v) + (this.plane[k] ?? 0);
        this.there[k] = between(felt, u, v);
      }
    }
  }
}

/** Levels smoothed as skin smooths them; a point that felt nothing takes what is felt beside it. */
function spread(levels: Patch): number[] {
  return levels.map((_, k) => {
    let [sum, weight] = [0, 0];
    for (let n = 0; n < levels.length; n++) {
      const level = levels[n];
      if (level === null || level === undefined) continue;
      const far = Math.max(Math.abs((n % ACROSS) - (k % ACROSS)), Math.abs(Math.floor(n / ACROSS) - Math.floor(k / ACROSS)));
      const share = far === 0 ? 4 : far === 1 ? 1.5 : far === 2 ? 0.01 : 0.0001;
      sum += share * level;
      weight += share;
    }
    return weight ? sum / weight : 0;
  });
}

/** Between the points, straight from one to the next; beyond the last ones as at them. */
function between(values: readonly number[], u: number, v: number): number {
  const [a, b] = [clamp(u, 0, ACROSS - 1), clamp(v, 0, ACROSS - 1)];
  const [column, row] = [Math.min(ACROSS - 2, Math.floor(a)), Math.min(ACROSS - 2, Math.floor(b))];
  const [s, t] = [a - column, b - row];
  const at = (c: number, r: number): number => values[r * ACROSS + c] ?? 0;
  return (1 - t) * ((1 - s) * at(column, row) + s * at(column + 1, row)) + t * ((1 - s) * at(column, row + 1) + s * at(column + 1, row + 1));
}
