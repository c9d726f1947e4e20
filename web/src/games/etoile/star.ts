// The star as a picture: where every cell lies, and how its diagonals run on (ETO-01 to ETO-04).

export interface Point {
  x: number;
  y: number;
}
export type Colour = "dark" | "light";

export const UNIT = 60;
export const CAMPS = "ABC";
const FILES = "abcdefgh";

interface Square {
  camp: number;
  line: number;
  file: number;
}

const squareOf = (name: string): Square => ({
  camp: CAMPS.indexOf(name[0] ?? "A"),
  line: Number(name[2]),
  file: FILES.indexOf(name[1] ?? "a") + 1,
});
const nameOf = ({ camp, line, file }: Square): string => `${CAMPS[camp]}${FILES[file - 1]}${line}`;

export const ALL: readonly string[] = [0, 1, 2].flatMap((camp) =>
  [1, 2, 3, 4].flatMap((line) => Array.from({ length: 8 }, (_, i) => nameOf({ camp, line, file: i + 1 }))),
);
export function colourOf(name: string): Colour {
  const { line, file } = squareOf(name);
  return (line + file) % 2 ? "light" : "dark";
}
const PLAYED: Record<Colour, readonly string[]> = {
  dark: ALL.filter((name) => colourOf(name) === "dark"),
  light: ALL.filter((name) => colourOf(name) === "light"),
};
export const played = (colour: Colour): readonly string[] => PLAYED[colour];

/** A unit vector along the middle of a camp, or so many sixths of a turn from it; `bottom` is the camp below. */
export function ray(camp: number, sixths: number, bottom: number): Point {
  const angle = (Math.PI / 180) * (90 + 120 * (camp - bottom) + 60 * sixths);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** A point of a cell: (0, 0) is its corner towards the centre, (1, 1) the one away from it. */
function within(name: string, along: number, aside: number, bottom: number): Point {
  const { camp, line, file } = squareOf(name);
  const left = file <= 4;
  const [p, q] = [ray(camp, 0, bottom), ray(camp, left ? 1 : -1, bottom)];
  const [u, v] = [4 - line + along, (left ? 4 - file : file - 5) + aside];
  return { x: UNIT * (u * p.x + v * q.x), y: UNIT * (u * p.y + v * q.y) };
}
export const middle = (name: string, bottom: number): Point => within(name, 0.5, 0.5, bottom);

const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
export const written = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
export const outline = (name: string, bottom: number): string =>
  written(CORNERS.map(([u, v]) => within(name, u, v, bottom)));

/** The edge of a camp, from the centre round its two points; `grown` outwards. */
export function campOutline(camp: number, bottom: number, grown = 0): Point[] {
  const [p, q, r] = [ray(camp, 0, bottom), ray(camp, 1, bottom), ray(camp, -1, bottom)];
  const far = 4 * UNIT + grown;
  const at = (...rays: Point[]): Point => ({
    x: far * rays.reduce((sum, one) => sum + one.x, 0),
    y: far * rays.reduce((sum, one) => sum + one.y, 0),
  });
  return [{ x: 0, y: 0 }, at(q), at(q, p), at(p), at(p, r), at(r)];
}

/** The whole board's edge. */
export const edge = (grown: number, bottom = 0): Point[] =>
  [0, 2, 1].flatMap((camp) => campOutline(camp, bottom, grown).slice(1, 5));

/** Turned by a twelfth the star is higher than wide, and larger on a phone held upright. */
export const UPRIGHT = 0.25;
/** The frame round it, lying and upright: [left, top, width, height]. */
export const FRAMES = { lying: "-450 -392 900 792", upright: "-382 -436 764 880" } as const;

function step(name: string, up: number, right: number): string | null {
  const { camp, line, file } = squareOf(name);
  const crosses = line === 4 && up > 0;
  const next = crosses
    ? { camp: (camp + (file <= 4 ? 1 : 2)) % 3, line: 4, file: 9 - file - right }
    : { camp, line: line + up, file: file + right };
  return next.line >= 1 && next.line <= 4 && next.file >= 1 && next.file <= 8 ? nameOf(next) : null;
}

const WAYS = [[1, -1], [1, 1], [-1, -1], [-1, 1]] as const;
const isCentre = (name: string): boolean => /^.(d|e)4$/.test(name);
const centre = (name: string): string[] => [...CAMPS].map((camp) => camp + name.slice(1)).filter((one) => one !== name);
const behindCentre = (name: string): string => `${name[0]}${name[1] === "d" ? "c" : "f"}3`;

export function neighbours(name: string): string[] {
  const steps = WAYS.map(([up, right]) => step(name, up, right)).filter((one) => one !== null);
  return [...new Set([...steps, ...(isCentre(name) ? centre(name) : [])])];
}

/** Where a diagonal goes on to, coming from one cell over the next; two ways at the centre. */
export function ahead(from: string, over: string): string[] {
  if (isCentre(over)) {
    if (from === behindCentre(over)) return centre(over);
    if (centre(over).includes(from)) return [behindCentre(over)];
  }
  for (const [up, right] of WAYS) {
    const on = step(over, up, right);
    if (on && step(over, -up, -right) === from) return [on];
  }
  return [];
}

/** A path with the cells it passes over, so that it bends where the diagonal does. */
export function trodden(path: readonly string[]): string[] {
  const [first] = path;
  return first === undefined ? [] : path.slice(1).reduce((cells, to, i) => [...cells, ...between(path[i] ?? first, to), to], [first]);
}

/** The cells passed over from one landing cell to the next. */
export function between(from: string, to: string): string[] {
  const run = (before: string, here: string, passed: string[]): string[] | null => {
    if (here === to) return passed;
    for (const on of ahead(before, here)) {
      const found = run(here, on, [...passed, here]);
      if (found) return found;
    }
    return null;
  };
  for (const near of neighbours(from)) {
    const found = run(from, near, []);
    if (found) return found;
  }
  return [];
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next cell on the diagonal that points most where the arrow does; none for other keys. */
export function walk(name: string, key: string, bottom: number): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = middle(name, bottom);
  const towards = (other: string): number => {
    const there = middle(other, bottom);
    const [x, y] = [there.x - here.x, there.y - here.y];
    return (x * arrow.x + y * arrow.y) / Math.hypot(x, y);
  };
  const best = neighbours(name).toSorted((a, b) => towards(b) - towards(a))[0];
  return best && towards(best) > 0.3 ? best : null;
}

/** The cell of the played colour at a point, if one is near enough. */
export function cellAt(point: Point, colour: Colour, bottom: number): string | null {
  const distance = (name: string): number => {
    const { x, y } = middle(name, bottom);
    return Math.hypot(x - point.x, y - point.y);
  };
  const nearest = played(colour).reduce((best, name) => (distance(name) < distance(best) ? name : best));
  return distance(nearest) < 0.72 * UNIT ? nearest : null;
}
