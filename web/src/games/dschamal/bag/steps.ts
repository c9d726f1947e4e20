// A finger's steps in whole millimetres: where it wants to go, cut to what a hand can do in that time.

import type { Choice } from "../../../protocol";
import { NUMBERS } from "../protocol";

export interface Spot {
  x: number;
  y: number;
}

/** How far and how fast, as the table says it in its choices. */
export interface Limits {
  width: number;
  speed: number;
  quickest: number;
  /** The furthest single step, where there is one. */
  most: number;
}

/** How far the fingertip may run over what the hand holds. */
const GRIP = NUMBERS.grip;
/** After a rest a finger does not leap: it is felt for at least this often, in ms. */
const STRIDE = 1.25;

/** The limits of one kind of move among the choices; without them the hand may not move. */
export function limitsOf(choices: readonly Choice[] | undefined, move: "feel" | "push"): Limits | null {
  const parts = choices?.find((choice) => choice.move === move)?.parts ?? [];
  const step = parts.find((part) => part.kind === "point");
  const time = parts.find((part) => part.kind === "number");
  return step && time ? { width: step.width, speed: step.speed ?? Infinity, quickest: time.least, most: step.most ?? Infinity } : null;
}

export const inside = (spot: Spot, width: number): Spot => ({
  x: Math.max(0, Math.min(width, spot.x)),
  y: Math.max(0, Math.min(width, spot.y)),
});

/** Where the fingertip can be while the hand holds something there. */
export function within(spot: Spot, grip: Spot | null): Spot {
  if (!grip) return spot;
  const dx = spot.x - grip.x;
  const dy = spot.y - grip.y;
  const far = Math.hypot(dx, dy);
  if (far <= GRIP) return spot;
  const kept = (GRIP - 1) / far;
  return { x: grip.x + dx * kept, y: grip.y + dy * kept };
}

const whole = (value: number): number => Math.trunc(value) + 0;

/** One step from `from` towards `to` in `ms`: never longer than a hand is quick, never out of the bag. */
export function step(from: Spot, to: Spot, ms: number, limits: Limits, grip: Spot | null = null): Spot {
  const aim = within(inside(to, limits.width), grip);
  const dx = Math.round(aim.x) - from.x;
  const dy = Math.round(aim.y) - from.y;
  const far = Math.hypot(dx, dy);
  const time = Math.min(ms, limits.quickest * STRIDE);
  const can = Math.min((limits.speed * time) / 1000, limits.most);
  return far <= can ? { x: dx, y: dy } : { x: whole((dx * can) / far), y: whole((dy * can) / far) };
}
