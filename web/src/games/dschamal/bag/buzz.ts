import type { Change } from "./describe";

const APART = 70;
let last = 0;

/** How long a phone trembles for what went by under the finger: the sharper, the longer. */
export function pattern({ edge, onto }: Change): number[] {
  if (edge < 0.12) return [];
  const strong = Math.round(8 + 26 * Math.min(1, edge * 1.6));
  return onto > 0.5 ? [strong, 24, Math.round(strong / 2)] : [strong];
}

export function buzz(shape: number[], at = Date.now()): void {
  if (!shape.length || at - last < APART || typeof navigator === "undefined" || !("vibrate" in navigator)) return;
  last = at;
  navigator.vibrate(shape);
}
