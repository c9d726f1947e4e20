// Where the finger has been in this search: each touch as a small picture that fades.
import { EDGE, patchOf, shade, type Tint } from "./relief";
import type { Spot } from "./steps";

/** Milliseconds a touch stays in mind; the first part of them clearly. */
export const LASTING = 9000;
const CLEAR = 1200;
const KEPT = 260;
const PIXELS = 44;
const PICTURES = 400;

export interface Stamp extends Spot {
  relief: string;
  at: number;
}

/** How much of a touch is left after so many milliseconds, 1 … 0. */
export function fading(age: number): number {
  if (age <= CLEAR) return 1;
  const rest = Math.max(0, 1 - (age - CLEAR) / (LASTING - CLEAR));
  return 0.85 * rest * rest;
}

export class Trail {
  #stamps: Stamp[] = [];
  #pictures = new Map<string, HTMLCanvasElement>();
  #tint: Tint | null = null;

  add(stamp: Stamp): void {
    const last = this.#stamps.at(-1);
    if (last && last.x === stamp.x && last.y === stamp.y) this.#stamps.pop();
    this.#stamps.push(stamp);
    if (this.#stamps.length > KEPT) this.#stamps.shift();
  }

  clear(): void {
    this.#stamps = [];
  }

  get last(): Stamp | null {
    return this.#stamps.at(-1) ?? null;
  }

  paint(at: CanvasRenderingContext2D, now: number, scale: number, tint: Tint, screen: (spot: Spot) => Spot): void {
    if (tint !== this.#tint) this.#pictures.clear();
    this.#tint = tint;
    this.#stamps = this.#stamps.filter((stamp) => now - stamp.at < LASTING);
    const side = 2 * EDGE * scale;
    for (const stamp of this.#stamps) {
      const { x, y } = screen(stamp);
      at.globalAlpha = fading(now - stamp.at);
      at.drawImage(this.#picture(stamp.relief, tint), x - side / 2, y - side / 2, side, side);
    }
    at.globalAlpha = 1;
  }

  #picture(relief: string, tint: Tint): HTMLCanvasElement {
    const known = this.#pictures.get(relief);
    if (known) return known;
    if (this.#pictures.size > PICTURES) this.#pictures.clear();
    const picture = document.createElement("canvas");
    picture.width = picture.height = PIXELS;
    picture.getContext("2d")?.putImageData(new ImageData(shade(patchOf(relief), PIXELS, tint), PIXELS, PIXELS), 0, 0);
    this.#pictures.set(relief, picture);
    return picture;
  }
}
