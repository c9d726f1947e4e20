// The bag in millimetres: what was felt at each, and how surely it is joined to its neighbours.
import { clamp } from "./laid";

export interface Box {
  left: number;
  near: number;
  right: number;
  far: number;
}

/** Seven places of a bell, 1.4 mm wide. */
const BELL = [0.03, 0.105, 0.222, 0.286, 0.222, 0.105, 0.03] as const;
const HALF = 3;

export class Grid {
  readonly height: Float32Array;
  /** How surely something, and nothing, was felt there. */
  readonly yes: Float32Array;
  readonly no: Float32Array;
  /** How surely a place is joined to the one on its right, and to the one further in; and the weighed rise to it. */
  readonly right: Float32Array;
  readonly riseRight: Float32Array;
  readonly far: Float32Array;
  readonly riseFar: Float32Array;
  /** To work with. */
  readonly some: Float32Array;
  readonly none: Float32Array;

  constructor(readonly side: number) {
    const made = (): Float32Array => new Float32Array(side * side);
    [this.height, this.yes, this.no] = [made(), made(), made()];
    [this.right, this.riseRight, this.far, this.riseFar] = [made(), made(), made(), made()];
    [this.some, this.none] = [made(), made()];
  }

  around(x: number, y: number, reach: number): Box {
    const low = (at: number): number => clamp(at - reach, HALF, this.side - 1 - HALF);
    const high = (at: number): number => clamp(at + reach, HALF, this.side - 1 - HALF);
    return { left: low(x), near: low(y), right: high(x), far: high(y) };
  }

  /** Round all of these places; null if there is none. */
  over(places: readonly { x: number; y: number }[], reach: number): Box | null {
    let all: Box | null = null;
    for (const { x, y } of places) {
      const box = this.around(x, y, reach);
      all = all
        ? { left: Math.min(all.left, box.left), near: Math.min(all.near, box.near), right: Math.max(all.right, box.right), far: Math.max(all.far, box.far) }
        : box;
    }
    return all;
  }

  reaches({ left, near, right, far }: Box, x: number, y: number, reach: number): boolean {
    return x >= left - reach && x <= right + reach && y >= near - reach && y <= far + reach;
  }

  clear({ left, near, right, far }: Box): void {
    for (let y = near; y <= far; y++) {
      for (const all of [this.yes, this.no, this.right, this.riseRight, this.far, this.riseFar]) {
        all.fill(0, y * this.side + left, y * this.side + right + 1);
      }
    }
  }

  each({ left, near, right, far }: Box, visit: (k: number) => void): void {
    for (let y = near; y <= far; y++) for (let x = left, k = y * this.side + left; x <= right; x++, k++) visit(k);
  }
}

/** Blurred in place, within the box. */
export function blurred(values: Float32Array, side: number, { left, near, right, far }: Box): void {
  const line = new Float32Array(Math.max(right - left, far - near) + 1);
  const run = (from: number, step: number, count: number): void => {
    for (let n = 0; n < count; n++) {
      let sum = 0;
      for (let at = Math.max(0, n - HALF); at <= Math.min(count - 1, n + HALF); at++) sum += BELL[at - n + HALF]! * values[from + at * step]!;
      line[n] = sum;
    }
    for (let n = 0; n < count; n++) values[from + n * step] = line[n]!;
  };
  for (let y = near; y <= far; y++) run(y * side + left, 1, right - left + 1);
  for (let x = left; x <= right; x++) run(near * side + x, side, far - near + 1);
}
