// Pieces in motion, by the browser's own animations; less of it for readers who ask for less.
import { calm } from "../../lib/motion";
import { HUFF, LIFT } from "./motion";
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

export interface Leaving {
  wait: number;
  /** Where it goes, seen from where it stands; nowhere if it is blown off the star. */
  to: Point | null;
  gone: () => void;
}

const FADED: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];
const HUFFED: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-7px)", offset: 0.1 },
  { transform: "translateX(7px)", offset: 0.2 },
  { transform: "translateX(-7px)", offset: 0.3 },
  { transform: "none", opacity: 1, offset: 0.4 },
  { transform: "translate(70px, -50px) rotate(120deg) scale(0.3)", opacity: 0 },
];

/** A piece leaves the star after a while: to its taker, or with a breath. */
export function liftOff(node: Element, { wait, to, gone }: Leaving): void {
  const taken: Keyframe[] = to ? [{ transform: "none", opacity: 1 }, { transform: "translateY(-26px) scale(1.15)", opacity: 1, offset: 0.35 }, { transform: `translate(${to.x}px, ${to.y}px) scale(0.6)`, opacity: 0.3 }] : HUFFED;
  const frames = calm() ? FADED : taken;
  node.animate(frames, { duration: calm() ? 160 : to ? LIFT : HUFF, delay: calm() ? 0 : wait, fill: "both", easing: "ease-in-out" }).onfinish = gone;
}
