// Pieces in motion, by the browser's own animations; less of it for readers who ask for less.
import { calm } from "../../lib/motion";
import type { Point } from "./star";

/** A piece comes over these points, given from where it stands. */
export function walkIn(node: Element, way: { points: readonly Point[]; ms: number } | null): void {
  if (!way || way.points.length < 2) return;
  if (calm()) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
    return;
  }
  const frames = way.points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" }));
  node.animate(frames, { duration: way.ms });
}

/** A piece is lifted off after a while, and is gone. */
export function liftOff(node: Element, { wait, gone }: { wait: number; gone: () => void }): void {
  const up = calm() ? "none" : "translateY(-44px) scale(1.12)";
  const frames = [{ opacity: 1, transform: "none" }, { opacity: 0, transform: up }];
  node.animate(frames, { duration: 220, delay: calm() ? 0 : wait, fill: "both", easing: "ease-in" }).onfinish = gone;
}
