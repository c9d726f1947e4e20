// Bodies and woods for three.js, from the same definition as the drawings.
import { BufferGeometry, CanvasTexture, Float32BufferAttribute, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { cross, facesOf, unit, type Point } from "../drawing";
import { colourOf, formOf, type Colour } from "../pieces";

/** Millimetres of wood a texture covers. */
const TILE = 36;
/** Facets that meet more flatly than this are one round surface. */
const CREASE = 0.62;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The grain runs along the face: seen along the axis the face looks to most. */
function across(point: Point, out: Point): [number, number] {
  const [x, y, z] = out.map(Math.abs) as [number, number, number];
  const flat: [number, number] = z >= x && z >= y ? [point[0], point[1]] : x >= y ? [point[1], point[2]] : [point[0], point[2]];
  return [flat[0] / TILE, flat[1] / TILE];
}

function geometry(form: string): BufferGeometry {
  const spots: number[] = [];
  const grain: number[] = [];
  for (const face of facesOf(form)) {
    const [a, ...rest] = face;
    rest.slice(1).forEach((c, i) => {
      const b = rest[i];
      if (!a || !b) return;
      const out = unit(cross(minus(b, a), minus(c, a)));
      for (const point of [a, b, c]) {
        spots.push(...point);
        grain.push(...across(point, out));
      }
    });
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(spots, 3));
  made.setAttribute("uv", new Float32BufferAttribute(grain, 2));
  return toCreasedNormals(made, CREASE);
}

const WOODS: Record<Colour | "table", { base: string; line: string }> = {
  blue: { base: "#4a7abd", line: "rgb(10 26 70 / .35)" },
  yellow: { base: "#f0bd3e", line: "rgb(110 60 0 / .3)" },
  white: { base: "#f6efdc", line: "rgb(120 90 40 / .4)" },
  brown: { base: "#98592f", line: "rgb(40 16 0 / .4)" },
  black: { base: "#3a3431", line: "rgb(255 240 220 / .1)" },
  table: { base: "#9a6a3c", line: "rgb(50 22 4 / .28)" },
};

/** Each wood has its own grain: straight, ringed, flecked, wavy. */
const GRAINS: Record<Colour | "table", (pen: CanvasRenderingContext2D) => void> = {
  blue: (pen) => [8, 24, 37, 58, 73, 90, 108, 121].forEach((x) => curve(pen, x, 0, x + 3, 64, x, 128)),
  yellow: (pen) => [8, 18, 30, 44, 60].forEach((r) => ring(pen, 56, 60, r)),
  white: (pen) => Array.from({ length: 60 }, (_, i) => curve(pen, (i * 47) % 128, (i * 83) % 128, (i * 47) % 128, ((i * 83) % 128) + 4, (i * 47) % 128, ((i * 83) % 128) + 8)),
  brown: (pen) => [8, 22, 40, 54, 72, 88, 104, 120].forEach((y, i) => curve(pen, 0, y, 64, y + (i % 2 ? 16 : -14), 128, y)),
  black: (pen) => [20, 60, 100].forEach((x) => curve(pen, x, 0, x, 64, x, 128)),
  table: (pen) => Array.from({ length: 16 }, (_, i) => curve(pen, 0, i * 8 + 2, 64, i * 8 + (i % 3) * 4, 128, i * 8 + 2)),
};

function curve(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.quadraticCurveTo(x2, y2, x3, y3);
  pen.stroke();
}

function ring(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.ellipse(x, y, r, r * 1.25, 0.4, 0, 7);
  pen.stroke();
}

function material(wood: Colour | "table"): MeshStandardMaterial {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext("2d");
  const { base, line } = WOODS[wood];
  if (pen) {
    pen.fillStyle = base;
    pen.fillRect(0, 0, 128, 128);
    pen.strokeStyle = line;
    pen.lineWidth = 2.4;
    GRAINS[wood](pen);
  }
  const map = new CanvasTexture(canvas);
  map.wrapS = map.wrapT = RepeatWrapping;
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  return new MeshStandardMaterial({ map, roughness: wood === "black" ? 0.42 : 0.62 });
}

function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

const geometries = kept(geometry);
export const materialOf = kept(material);
export const bodyOf = (piece: number): [BufferGeometry, MeshStandardMaterial] => [geometries(formOf(piece)), materialOf(colourOf(piece))];
