// Light from above-left on what was felt, soft enough that a steep side still shows which way it looks.
import { clamp } from "./laid";

const LIGHT = [-0.5, 0.5, 0.707] as const;
/** As if slopes were half as steep: wood in a warm lamp, not a mountain at noon. */
const SOFT = 0.75;
const FLAT = LIGHT[2];

/** How bright a slope is: 0 in the shade, 0.5 flat, 1 full in the light. */
export function brightness(right: number, far: number): number {
  const [x, y] = [-SOFT * right, -SOFT * far];
  const light = (LIGHT[0] * x + LIGHT[1] * y + LIGHT[2]) / Math.hypot(x, y, 1);
  return clamp(light < FLAT ? (0.5 * (light + 0.25)) / (FLAT + 0.25) : 0.5 + (0.5 * (light - FLAT)) / (1 - FLAT), 0, 1);
}
