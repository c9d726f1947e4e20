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
}

/** The edge from the bottom centre to the left, over the top and back: a rectangle with round corners. */
function edge({ width, height, padX, padY }: Space): Point[] {
  const w = Math.max(0, width - 2 * padX);
  const h = Math.max(0, height - 2 * padY);
  const r = Math.min(w, h) * 0.42;
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = ((from + i * 7.5) * Math.PI) / 180;
      return { x: padX + cx + r * Math.cos(angle), y: padY + cy + r * Math.sin(angle) };
    });
  const start = { x: padX + w / 2, y: padY + h };
  return [start, ...corner(r, h - r, 90), ...corner(r, r, 180), ...corner(w - r, r, 270), ...corner(w - r, h - r, 0), start];
}

function along(points: Point[], part: number): Point {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - (points[i]?.x ?? 0), p.y - (points[i]?.y ?? 0)));
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
  return Array.from({ length: count }, (_, i) => along(path, i / count));
}

/** The others, seen by somebody at the bottom who needs no place in the picture. */
export function others(count: number, space: Space): Point[] {
  const path = edge(space).slice(7, -7);
  if (count === 1) return [along(path, 0.5)];
  const spread = Math.min(1, 0.55 + count * 0.065);
  return Array.from({ length: count }, (_, i) => along(path, 0.5 + spread * (i / (count - 1) - 0.5)));
}
