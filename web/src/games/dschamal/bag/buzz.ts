import { TREMBLES_APART } from "./played";

let last = 0;

/** A phone trembles, where there is a motor for it; no oftener than its skin can tell apart. */
export function buzz(shape: number[], at = Date.now()): void {
  if (!shape.length || at - last < TREMBLES_APART || typeof navigator === "undefined" || !("vibrate" in navigator)) return;
  last = at;
  navigator.vibrate(shape);
}
