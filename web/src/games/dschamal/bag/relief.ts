// What a fingertip feels, as heights and as light: 5 × 5 points, 2 mm apart, in half millimetres.

export const ACROSS = 5;
export const PITCH = 2;
/** Deeper than the skin yields: a step down that is felt, however deep it really is. */
const DEEP = -1.5;

/** Heights row by row, the row nearest to the rim first; "." is nothing there. */
export type Patch = readonly (number | null)[];

export const patchOf = (relief: string): Patch => [...relief].map((sign) => (sign === "." ? null : Number(sign)));

export const isEmpty = (patch: Patch): boolean => patch.every((level) => level === null);

/** Levels to work with: what is not there lies as deep as skin can tell. */
export const heights = (patch: Patch): number[] => patch.map((level) => level ?? DEEP);
/** 1 where something was felt, 0 where not. */
export const presence = (patch: Patch): number[] => patch.map((level) => (level === null ? 0 : 1));

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
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

export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** How bright a slope is with the light from above-left: 0 in the shade, 0.5 flat, 1 full in the light. */
export function brightness(right: number, far: number): number {
  const [x, y, z] = [-right, -far, 1.15];
  const light = (-0.58 * x + 0.58 * y + 0.57 * z) / Math.hypot(x, y, z);
  return clamp(light < 0.57 ? (0.5 * (light + 0.35)) / 0.92 : 0.5 + (0.5 * (light - 0.57)) / 0.43, 0, 1);
}
