// What a fingertip feels, as heights and as light: 5 × 5 points, 2 mm apart, in half millimetres.

export const ACROSS = 5;
export const PITCH = 2;
const HIGHEST = 4;
/** Deeper than the skin yields: a step down that is felt, however deep it really is. */
const DEEP = -1.5;

/** Heights row by row, the row nearest to the rim first; "." is nothing there. */
export type Patch = readonly (number | null)[];

export const patchOf = (relief: string): Patch => [...relief].map((sign) => (sign === "." ? null : Number(sign)));

export const isEmpty = (patch: Patch): boolean => patch.every((level) => level === null);

const heights = (patch: Patch): number[] => patch.map((level) => level ?? DEEP);

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const at = (levels: readonly number[], column: number, row: number): number =>
  levels[clamp(row, 0, ACROSS - 1) * ACROSS + clamp(column, 0, ACROSS - 1)] ?? 0;

/** The height between the points, smooth as skin: `u`, `v` in points from the first. */
export function heightAt(levels: readonly number[], u: number, v: number): number {
  const column = Math.floor(u);
  const row = Math.floor(v);
  const line = (r: number): number =>
    cubic(at(levels, column - 1, r), at(levels, column, r), at(levels, column + 1, r), at(levels, column + 2, r), u - column);
  return cubic(line(row - 1), line(row), line(row + 1), line(row + 2), v - row);
}

const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Colours of the relief by day or by night: the shade, the flat, the light. */
export interface Tint {
  dark: readonly [number, number, number];
  flat: readonly [number, number, number];
  lit: readonly [number, number, number];
}

const mix = (one: readonly number[], other: readonly number[], share: number, i: number): number =>
  (one[i] ?? 0) + ((other[i] ?? 0) - (one[i] ?? 0)) * share;

/** How bright a slope is with the light from above-left: 0 in the shade, 0.5 flat, 1 full in the light. */
export function brightness(right: number, far: number): number {
  const [x, y, z] = [-right, -far, 1.15];
  const light = (-0.58 * x + 0.58 * y + 0.57 * z) / Math.hypot(x, y, z);
  return clamp(light < 0.57 ? (0.5 * (light + 0.35)) / 0.92 : 0.5 + (0.5 * (light - 0.57)) / 0.43, 0, 1);
}

export const EDGE = 5.4;

/**
 * One touch as a picture: `size` × `size` pixels over 2 × EDGE mm, top row furthest from the rim.
 * It fades out towards its edge; where nothing was felt there is only a breath of cloth.
 */
export function shade(patch: Patch, size: number, tint: Tint): Uint8ClampedArray<ArrayBuffer> {
  const levels = heights(patch);
  const pixels = new Uint8ClampedArray(size * size * 4);
  const bare = isEmpty(patch);
  const middle = (ACROSS - 1) / 2;
  const small = 0.25;
  for (let row = 0, cell = 0; row < size; row++) {
    for (let column = 0; column < size; column++, cell += 4) {
      const mmx = ((column + 0.5) / size - 0.5) * 2 * EDGE;
      const mmy = (0.5 - (row + 0.5) / size) * 2 * EDGE;
      const [u, v] = [middle + mmx / PITCH, middle + mmy / PITCH];
      const height = heightAt(levels, u, v);
      const right = (heightAt(levels, u + small, v) - heightAt(levels, u - small, v)) / (4 * small);
      const far = (heightAt(levels, u, v + small) - heightAt(levels, u, v - small)) / (4 * small);
      const there = bare ? 0 : smooth(-0.9, 0.9, height);
      const bright = brightness(right, far) * (0.82 + (0.18 * clamp(height, 0, HIGHEST)) / HIGHEST);
      const [from, to, share] = bright < 0.5 ? [tint.dark, tint.flat, bright * 2] : [tint.flat, tint.lit, bright * 2 - 1];
      const fade = 1 - smooth(EDGE * 0.62, EDGE, Math.hypot(mmx, mmy));
      for (let i = 0; i < 3; i++) pixels[cell + i] = mix(tint.dark, [0, 1, 2].map((k) => mix(from, to, share, k)), 0.25 + 0.75 * there, i);
      pixels[cell + 3] = 255 * fade * (bare ? 0.3 : 0.45 + 0.55 * there);
    }
  }
  return pixels;
}
