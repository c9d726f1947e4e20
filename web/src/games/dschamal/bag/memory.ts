// What a hand remembers of where it has been in this search: its own touches joined, and fading.
import { ACROSS, clamp, brightness, heightAt, heights, patchOf, PITCH, presence, smooth } from "./relief";
import type { Spot } from "./steps";

/** Milliseconds a touch stays in mind, the first of them clearly. */
export const LASTING = 8000;
const CLEAR = 1500;
/** A fingertip's reach in millimetres; towards its edge it feels less surely. */
const TIP = 5;
const MARGIN = TIP + 1;
/** Millimetres a level; what is lower than the lowest of a touch is not felt by it. */
const LEVEL = 0.5;
const LOWEST = 0.45;
const MIDDLE = (ACROSS - 1) / 2;

type Colour = readonly [number, number, number];

/** The relief by day or by night: in the shade, flat, in the light, and bare cloth. */
export interface Tint {
  dark: Colour;
  flat: Colour;
  lit: Colour;
  bare: Colour;
}

export interface Region {
  /** The corner nearest to the rim, in whole millimetres, and how many of them. */
  left: number;
  near: number;
  width: number;
  height: number;
}

/** How much of a touch is left after so many milliseconds, 1 … 0. */
export function fading(age: number): number {
  if (age <= CLEAR) return 1;
  const rest = clamp(1 - (age - CLEAR) / (LASTING - CLEAR), 0, 1);
  return rest * rest * (1.5 - 0.5 * rest);
}

interface Cell {
  k: number;
  height: number;
  there: number;
  sure: number;
}

export class Memory {
  readonly #side: number;
  readonly #height: Float32Array;
  readonly #there: Float32Array;
  readonly #sure: Float32Array;
  readonly #when: Float64Array;

  constructor(width: number) {
    this.#side = width + 1 + 2 * MARGIN;
    const cells = this.#side * this.#side;
    this.#height = new Float32Array(cells);
    this.#there = new Float32Array(cells);
    this.#sure = new Float32Array(cells);
    this.#when = new Float64Array(cells).fill(-Infinity);
  }

  /** One touch more. Heights are relative: it is lifted until it fits what was felt beside it. */
  add({ x, y }: Spot, relief: string, at: number): void {
    const cells = this.#under(x, y, relief);
    const lift = this.#lift(cells, at);
    for (const cell of cells) this.#lay(cell, lift, at);
  }

  /** What lay about there may lie elsewhere now. */
  forget({ x, y }: Spot, reach: number): void {
    const low = (at: number): number => Math.max(-MARGIN, at - reach);
    const high = (at: number): number => Math.min(this.#side - MARGIN - 1, at + reach);
    for (let row = low(y); row <= high(y); row++) this.#when.fill(-Infinity, this.#index(low(x), row), this.#index(high(x), row) + 1);
  }

  #index(x: number, y: number): number {
    return (y + MARGIN) * this.#side + x + MARGIN;
  }

  #under(x: number, y: number, relief: string): Cell[] {
    const patch = patchOf(relief);
    const [levels, felt] = [heights(patch), presence(patch)];
    const cells: Cell[] = [];
    for (let dy = -TIP; dy <= TIP; dy++) {
      for (let dx = -TIP; dx <= TIP; dx++) {
        const sure = 1 - smooth(3, TIP + 0.6, Math.hypot(dx, dy));
        if (sure <= 0) continue;
        const [u, v] = [MIDDLE + dx / PITCH, MIDDLE + dy / PITCH];
        cells.push({ k: this.#index(x + dx, y + dy), height: LEVEL * heightAt(levels, u, v), there: clamp(heightAt(felt, u, v), 0, 1), sure });
      }
    }
    return cells;
  }

  /** How surely a place is remembered now. */
  #known(k: number, at: number): number {
    const when = this.#when[k] ?? -Infinity;
    return when === -Infinity ? 0 : (this.#sure[k] ?? 0) * fading(at - when);
  }

  #lift(cells: readonly Cell[], at: number): number {
    let [sum, weight] = [0, 0];
    for (const { k, height, there, sure } of cells) {
      const known = there > 0.8 && (this.#there[k] ?? 0) > 0.8 ? this.#known(k, at) * sure : 0;
      sum += known * ((this.#height[k] ?? 0) - height);
      weight += known;
    }
    return weight > 0.05 ? sum / weight : 0;
  }

  /** What fades out below the skin's reach says nothing against a slope that was felt there before. */
  #lay({ k, height, there, sure }: Cell, lift: number, at: number): void {
    const known = this.#known(k, at);
    const [old, was] = [this.#height[k] ?? 0, this.#there[k] ?? 0];
    const below = there < 0.95 && was > there && known > 0.1 && old <= lift + LOWEST;
    const share = known > 0.02 ? sure / (sure + 0.7 * known) : 1;
    if (!below) {
      this.#height[k] = old + (height + lift - old) * share;
      this.#there[k] = was + (there - was) * share;
    }
    this.#sure[k] = Math.max(sure, known);
    this.#when[k] = at;
  }

  /** The remembered part of a region as pixels, one a millimetre, the far row first. */
  shaded({ left, near, width, height }: Region, at: number, tint: Tint, pixels: Uint8ClampedArray): void {
    for (let row = 0, cell = 0; row < height; row++) {
      const y = near + height - 1 - row;
      for (let column = 0; column < width; column++, cell += 4) {
        const x = left + column;
        const k = this.#index(x, y);
        const out = x < -TIP || y < -TIP || x > this.#side - MARGIN - 2 || y > this.#side - MARGIN - 2;
        const known = out ? 0 : this.#known(k, at);
        pixels[cell + 3] = 0;
        if (known > 0.01) this.#paint(k, known, at, tint, pixels, cell);
      }
    }
  }

  #paint(k: number, known: number, at: number, tint: Tint, pixels: Uint8ClampedArray, cell: number): void {
    const here = this.#height[k] ?? 0;
    const there = this.#there[k] ?? 0;
    const rise = (to: number, from: number): number => (this.#beside(to, here, at) - this.#beside(from, here, at)) / 2;
    const bright = brightness(rise(k + 1, k - 1), rise(k + this.#side, k - this.#side));
    const [from, to, share] = bright < 0.5 ? [tint.dark, tint.flat, bright * 2] : [tint.flat, tint.lit, bright * 2 - 1];
    for (let i = 0; i < 3; i++) {
      const solid = (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share;
      pixels[cell + i] = (tint.bare[i] ?? 0) + (solid - (tint.bare[i] ?? 0)) * there;
    }
    pixels[cell + 3] = 255 * known * (0.5 + 0.5 * there);
  }

  /** What one has never felt has no slope towards it. */
  #beside(k: number, here: number, at: number): number {
    const known = Math.min(1, 3 * this.#known(k, at));
    return here + ((this.#height[k] ?? here) - here) * known;
  }
}
