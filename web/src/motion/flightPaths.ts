// The arithmetic of flights: when each of several things sets out, and how it looks where it comes from.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Several leave one after the other; the last has come when the time is over. */
export function starts(count: number, whole: number, after: number): { delays: number[]; ms: number } {
  const first = whole * after;
  const time = whole - first;
  const ms = count > 1 ? time * 0.6 : time;
  const step = count > 1 ? (time - ms) / (count - 1) : 0;
  return { delays: Array.from({ length: count }, (_, i) => first + i * step), ms };
}

const middle = ({ left, top, width, height }: Box): { x: number; y: number } => ({ x: left + width / 2, y: top + height / 2 });
const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** Where it is drawn at the end (that size in the middle of the goal, if one is given), and how it is brought back to where it was. */
export function wayBetween(from: Box, goal: Box, size: { width: number; height: number } | null): { box: Box; way: string } {
  const end = middle(goal);
  const { width, height } = size ?? goal;
  const box = size ? { left: end.x - width / 2, top: end.y - height / 2, width, height } : goal;
  const start = middle(from);
  const scale = between(0.35, 2, Math.min(from.width / width, from.height / height));
  return { box, way: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})` };
}
