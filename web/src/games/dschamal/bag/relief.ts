// What a fingertip feels: 5 × 5 points, 2 mm apart, as far as they stand out from the plane it lies on; and how that is tilted.
import type { Spot } from "./steps";

export const ACROSS = 5;
export const PITCH = 2;
/** Millimetres a level. */
export const LEVEL = 0.5;
/** Rise in millimetres a millimetre, for each step of the tilt. */
const TILT = 0.5;
const LEVEL_SIGN = "e";
export const POINTS = ACROSS * ACROSS;

/** Levels row by row, the row nearest to the rim first; null is nothing there. */
export type Patch = readonly (number | null)[];

export const patchOf = (relief: string): Patch => [...relief.slice(0, POINTS)].map((sign) => (sign === "." ? null : Number(sign)));

/** How the surface rises to the right and further in. Games begun by older rules do not say. */
export function tiltOf(relief: string): Spot {
  const step = (sign: string | undefined): number => (sign && sign !== "." ? sign.charCodeAt(0) - LEVEL_SIGN.charCodeAt(0) : 0);
  return { x: TILT * step(relief[POINTS]), y: TILT * step(relief[POINTS + 1]) };
}

export const isEmpty = (patch: Patch): boolean => patch.every((level) => level === null);
