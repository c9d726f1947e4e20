// Where people sit: evenly along the edge of the table, clockwise as one looks down on it.

export interface Point {
  x: number;
  y: number;
}

export interface Space {
  width: number;
  height: number;
  /** Half of a seat's own size: kept clear at the edges. */
  padX: number;
  padY: number;
  /** How round the corners are: less lets more people sit. */
  bend?: number;
}

/** The edge from the bottom centre to the left, over the top and back: a rectangle with round corners. */
function edge({ width, height, padX, padY, bend = 0.42 }: Space): Point[] {
  const w = Math.max(0, width - 2 * padX);
  const h = Math.max(0, height - 2 * padY);
  const r = Math.min(w, h) * bend;
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = ((from + i * 7.5) * Math.PI) / 180;
      return { x: padX + cx + r * Math.cos(angle), y: padY + cy + r * Math.sin(angle) };
    });
  const start = { x: padX + w / 2, y: padY + h };
  return [start, ...corner(r, h - r, 90), ...corner(r, r, 180), ...corner(w - r, r, 270), ...corner(w - r, h - r, 0), start];
}

/** A part of the way along these points, measured in plates: they are wider than high. */
function along(points: Point[], part: number, { padX, padY }: Space): Point {
  const length = (a: Point, b = a): number => Math.hypot((a.x - b.x) / padX, (a.y - b.y) / padY);
  const lengths = points.slice(1).map((point, i) => length(point, points[i]));
  let rest = part * lengths.reduce((sum, one) => sum + one, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i], points[i + 1]];
    if (a && b && rest <= length) {
      const share = length ? rest / length : 0;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    }
    rest -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** All seats round the table, the first at the bottom. */
export function round(count: number, space: Space): Point[] {
  const path = edge(space);
  return Array.from({ length: count }, (_, i) => along(path, i / count, space));
}

/** The others, seen by somebody at the bottom who needs no place in the picture. */
export function others(count: number, space: Space): Point[] {
  const path = edge(space).slice(7, -7);
  if (count === 1) return [along(path, 0.5, space)];
  const spread = Math.min(1, 0.55 + count * 0.065);
  return Array.from({ length: count }, (_, i) => along(path, 0.5 + spread * (i / (count - 1) - 0.5), space));
}

/** Whether two plates cover each other. */
export const crowded = (points: readonly Point[], { padX, padY }: Pick<Space, "padX" | "padY">): boolean =>
  points.some((a, i) => points.slice(i + 1).some((b) => Math.abs(a.x - b.x) < padX * 1.9 && Math.abs(a.y - b.y) < padY * 1.55));
