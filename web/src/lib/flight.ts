// Things that leave one place and arrive in another: where they lay is remembered, and from there they come.
import { calm } from "./motion";

let left: readonly DOMRect[] = [];

/** Remember where these lie: they are about to leave. */
export function lift(things: Iterable<Element>): void {
  left = [...things].map((thing) => thing.getBoundingClientRect());
}

/** Let a thing that has arrived come from where the nth that left lay; from below where nothing is known of it. */
export function land(node: Element, nth: number): void {
  const from = left[nth] ?? left[0];
  if (nth >= left.length - 1) queueMicrotask(() => (left = []));
  if (calm()) return;
  if (!from) return void node.animate([{ opacity: 0, transform: "translateY(70px)" }, { opacity: 1, transform: "none" }], { duration: 300, easing: "ease-out" });
  const to = node.getBoundingClientRect();
  if (!to.width) return;
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  node.animate([{ transform: way, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: 340, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" });
}
