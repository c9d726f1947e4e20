// A piece drawn from its body: what faces the eye, painted from the back, in the wood of its colour.
import { BODIES } from "./bodies";
import { colourOf, formOf, type Colour } from "./pieces";

export type Point = readonly [number, number, number];

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export function unit(a: Point): Point {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Where somebody looks from, which way is right and up for them. */
export interface Eye {
  from: Point;
  right: Point;
  up: Point;
}

export function eye(x: number, y: number, z: number): Eye {
  const from = unit([x, y, z]);
  const right = unit(cross([0, 0, 1], from));
  return { from, right, up: cross(from, right) };
}

export const ABOVE = eye(0.5, -0.8, 0.55);
const LIGHT = unit([-0.1, -0.62, 0.78]);

const WOODS: Record<Colour, readonly [number, number, number]> = {
  blue: [74, 122, 189],
  yellow: [240, 189, 62],
  white: [250, 243, 226],
  brown: [156, 96, 56],
  black: [98, 89, 83],
};

function tint(colour: Colour, light: number): string {
  const share = 0.5 + 0.56 * light;
  return `rgb(${WOODS[colour].map((part) => Math.min(255, Math.round(part * share))).join(" ")})`;
}

interface Facet {
  depth: number;
  d: string;
  light: number;
}

const turnedNot = (point: Point): Point => point;

function normal(face: readonly Point[]): Point {
  const sum = [0, 0, 0] as [number, number, number];
  face.forEach((p, i) => {
    const q = face[(i + 1) % face.length] ?? p;
    sum[0] += (p[1] - q[1]) * (p[2] + q[2]);
    sum[1] += (p[2] - q[2]) * (p[0] + q[0]);
    sum[2] += (p[0] - q[0]) * (p[1] + q[1]);
  });
  return unit(sum);
}

/** A body's faces in millimetres, each corner put where `place` says. */
export function facesOf(form: string, place: (point: Point) => Point = turnedNot): Point[][] {
  const [corners, faces] = BODIES[form] ?? [[], []];
  const at = (i: number): Point => place([(corners[3 * i] ?? 0) / 10, (corners[3 * i + 1] ?? 0) / 10, (corners[3 * i + 2] ?? 0) / 10]);
  return faces.map((face) => face.map(at));
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

function facet(face: readonly Point[], from: Eye): Facet | null {
  const out = normal(face);
  if (dot(out, from.from) <= 1e-6) return null;
  const depth = face.reduce((sum, p) => sum + dot(p, from.from), 0) / face.length;
  const d = face.map((p) => `${short(dot(p, from.right))} ${short(-dot(p, from.up))}`).join("L");
  return { depth, d: `M${d}Z`, light: Math.max(0, dot(out, LIGHT)) };
}

const ROUND = new Set(["ball", "egg", "flattened-ball"]);

/** The true outline of a ball, which no set of faces has. */
function disc(faces: readonly (readonly Point[])[], from: Eye): Facet {
  const corners = faces.flat();
  const middle = ([0, 1, 2] as const).map((i) => (Math.min(...corners.map((p) => p[i])) + Math.max(...corners.map((p) => p[i]))) / 2) as unknown as Point;
  const radius = Math.max(...corners.map((p) => p[2])) - middle[2];
  const d = `M${short(dot(middle, from.right) - radius)} ${short(-dot(middle, from.up))}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`;
  return { depth: 0, d, light: 1 };
}

/** SVG of a piece's faces seen by an eye: facets, or one turned surface; then the grain over it. */
export function painted(faces: readonly (readonly Point[])[], piece: number, from: Eye = ABOVE): string {
  const colour = colourOf(piece);
  const round = ROUND.has(formOf(piece));
  const facets = formOf(piece) === "ball" ? [disc(faces, from)] : faces.flatMap((face) => facet(face, from) ?? []).sort((a, b) => a.depth - b.depth);
  const wood = facets.map(({ d, light }) => {
    const ink = tint(colour, round ? 0.75 : light);
    return `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width=".35" stroke-linejoin="round"/>`;
  });
  const all = facets.map(({ d }) => d).join("");
  const shine = round ? `<path d="${all}" fill="url(#dsc-round)"/>` : "";
  return `${wood.join("")}<path d="${all}" fill="url(#dsc-${colour})"/>${shine}`;
}

const drawn = new Map<number, string>();

/** The inside of a piece's picture, middle at the origin; drawn once and kept. */
export function drawingOf(piece: number): string {
  const known = drawn.get(piece);
  if (known) return known;
  const faces = facesOf(formOf(piece));
  const spots = faces.flat().map((p) => [dot(p, ABOVE.right), -dot(p, ABOVE.up)] as const);
  const middle = ([0, 1] as const).map((i) => (Math.min(...spots.map((s) => s[i])) + Math.max(...spots.map((s) => s[i]))) / 2);
  const [x = 0, y = 0] = middle;
  const made = `<g transform="translate(${short(-x)} ${short(-y)})">${painted(faces, piece)}</g>`;
  drawn.set(piece, made);
  return made;
}

/** One sign a colour, in a square of ten: waves, sun, flake, leaf; and a lozenge for black. */
export const SIGNS: Record<Colour, string> = {
  blue: "M1 4q2-2 4 0t4 0M1 7q2-2 4 0t4 0",
  yellow: "M5 3.2a1.8 1.8 0 1 0 .01 0zM5 1v-.6M5 9.6V9M1 5H.4M9.6 5H9M2.2 2.2l-.5-.5M8.3 8.3l-.5-.5M7.8 2.2l.5-.5M1.7 8.3l.5-.5",
  white: "M5 1v8M1.5 3l7 4M8.5 3l-7 4",
  brown: "M5 9V4.5M5 7C2 7 1.5 4.5 2 2.5 4 3 5 4.5 5 7zM5 5.5C5 3.5 6 1.8 8 1.5 8.5 4 7.5 5.5 5 5.5z",
  black: "M5 1.5L8.5 5 5 8.5 1.5 5z",
};
