// What a hand remembers of where it has been in this search: its own touches as one surface, softly lit, and fading.
import { clamp, Laid, smooth, TIP } from "./laid";
import { brightness, coolness } from "./light";
import type { Spot } from "./steps";
import { Surface } from "./surface";

/** Milliseconds a surface stays in mind, the first of them clearly; contours stay longer. */
export const LASTING = 9000;
export const CONTOURS = 26000;
const CLEAR = 2500;
/** Millimetres between two strokes that one still joins in mind. */
const BETWEEN = 3;
const MARGIN = TIP + BETWEEN;
const MOST = 700;

type Colour = readonly [number, number, number];

/** The relief by day or by night: in the shade, flat, in the light, and bare cloth; what the cool light adds or, behind it, takes. */
export interface Tint {
  dark: Colour;
  flat: Colour;
  lit: Colour;
  bare: Colour;
  cool: Colour;
}

export interface Region {
  /** The corner nearest to the rim, in whole millimetres, and how many of them. */
  left: number;
  near: number;
  width: number;
  height: number;
}

/** How much of a touch is left after so many milliseconds, 1 … 0. */
export function fading(age: number, lasting = LASTING): number {
  if (age <= CLEAR) return 1;
  const rest = clamp(1 - (age - CLEAR) / (lasting - CLEAR), 0, 1);
  return rest * rest * (1.5 - 0.5 * rest);
}

export class Memory {
  readonly #side: number;
  readonly #surface: Surface;
  readonly #when: Float64Array;

  constructor(width: number) {
    this.#side = width + 1 + 2 * MARGIN;
    this.#surface = new Surface(this.#side);
    this.#when = new Float64Array(this.#side * this.#side).fill(-Infinity);
  }

  add(spot: Spot, relief: string, at: number): void {
    const touch = new Laid(spot, relief, at, MARGIN);
    if (this.#surface.touches.length >= MOST) this.#surface.drop((old) => at - old.at > CONTOURS || old === this.#surface.touches[0], at);
    this.#surface.add(touch, at);
    this.#note(touch);
  }

  /** What a hand felt before it is looked at again: all at once. */
  recall(touches: readonly (readonly [number, number, string])[], at: number): void {
    const laid = touches.map(([x, y, relief]) => new Laid({ x, y }, relief, at, MARGIN));
    this.#surface.addAll(laid, at);
    for (const touch of laid) this.#note(touch);
  }

  #note({ x, y, at }: Laid): void {
    const wide = TIP + BETWEEN;
    const last = this.#side - 1;
    for (let row = Math.max(0, y - wide); row <= Math.min(last, y + wide); row++) {
      this.#when.fill(at, row * this.#side + Math.max(0, x - wide), row * this.#side + Math.min(last, x + wide) + 1);
    }
  }

  /** What lay about there may lie elsewhere now. */
  forget({ x, y }: Spot, reach: number, at: number): void {
    const [mx, my] = [x + MARGIN, y + MARGIN];
    this.#surface.drop((touch) => Math.abs(touch.x - mx) <= reach && Math.abs(touch.y - my) <= reach, at);
    const low = (from: number): number => Math.max(0, from - reach);
    const high = (from: number): number => Math.min(this.#side - 1, from + reach);
    for (let row = low(my); row <= high(my); row++) this.#when.fill(-Infinity, row * this.#side + low(mx), row * this.#side + high(mx) + 1);
  }

  /** The remembered part of a region as pixels, one a millimetre, the far row first. */
  shaded({ left, near, width, height }: Region, at: number, tint: Tint, pixels: Uint8ClampedArray): void {
    for (let row = 0, cell = 0; row < height; row++) {
      const y = near + height - 1 - row + MARGIN;
      for (let column = 0; column < width; column++, cell += 4) {
        const x = left + column + MARGIN;
        pixels[cell + 3] = 0;
        if (x < 1 || y < 1 || x >= this.#side - 1 || y >= this.#side - 1) continue;
        const k = y * this.#side + x;
        const when = this.#when[k] ?? -Infinity;
        if (at - when < CONTOURS) this.#paint(k, at - when, tint, pixels, cell);
      }
    }
  }

  #paint(k: number, age: number, tint: Tint, pixels: Uint8ClampedArray, cell: number): void {
    const { solid, known, riseRight, riseFar } = this.#surface;
    const there = smooth(0.36, 0.64, solid[k] ?? 0);
    const bright = brightness(riseRight[k] ?? 0, riseFar[k] ?? 0);
    const cool = coolness(riseRight[k] ?? 0, riseFar[k] ?? 0);
    const edge = this.#edge(k);
    const [from, to, share] = bright < 0.5 ? [tint.dark, tint.flat, bright * 2] : [tint.flat, tint.lit, bright * 2 - 1];
    for (let i = 0; i < 3; i++) {
      const wood = (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share + cool * (tint.cool[i] ?? 0);
      const seen = (tint.bare[i] ?? 0) + (wood - (tint.bare[i] ?? 0)) * there;
      pixels[cell + i] = seen + ((tint.lit[i] ?? 0) - seen) * 0.3 * edge;
    }
    const surface = (known[k] ?? 0) * fading(age) * (0.45 + 0.55 * there);
    pixels[cell + 3] = 255 * Math.max(surface, 0.6 * edge * fading(age, CONTOURS));
  }

  /** 0 … 1: where a piece was felt to end; where only the feeling ended is no edge. */
  #edge(k: number): number {
    const { solid, known } = this.#surface;
    const [right, left, far, near] = [k + 1, k - 1, k + this.#side, k - this.#side];
    const steep = Math.hypot((solid[right] ?? 0) - (solid[left] ?? 0), (solid[far] ?? 0) - (solid[near] ?? 0));
    const sure = Math.min(known[right] ?? 0, known[left] ?? 0, known[far] ?? 0, known[near] ?? 0);
    return smooth(0.25, 0.6, steep) * sure;
  }
}
