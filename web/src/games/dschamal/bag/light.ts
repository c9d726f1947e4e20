// Two lights on what was felt: a warm lamp from above-left, and a cool, weaker one from above-right for the slopes that lie across it.
import { clamp } from "./laid";

const LAMP = [-0.5, 0.5, 0.707] as const;
const WINDOW = [0.6, 0.6] as const;
/** As if slopes were half as steep: wood in a warm lamp, not a mountain at noon. */
const SOFT = 0.75;
const FLAT = LAMP[2];

/** How bright a slope is: 0 in the shade, 0.5 flat, 1 full in the light. */
export function brightness(right: number, far: number): number {
  const [x, y] = [-SOFT * right, -SOFT * far];
  const light = (LAMP[0] * x + LAMP[1] * y + LAMP[2]) / Math.hypot(x, y, 1);
  return clamp(light < FLAT ? (0.5 * (light + 0.25)) / (FLAT + 0.25) : 0.5 + (0.5 * (light - FLAT)) / (1 - FLAT), 0, 1);
}

/** How much cool light falls on a slope: 1 fully towards it, 0 flat, -1 away from it. */
export function coolness(right: number, far: number): number {
  const [x, y] = [-SOFT * right, -SOFT * far];
  return clamp((WINDOW[0] * x + WINDOW[1] * y) / (0.7 * Math.hypot(x, y, 1)), -1, 1);
}
