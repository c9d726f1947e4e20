// What a fingertip feels, in a few plain words, from the felt patch and from nothing else.
import { ACROSS, isEmpty, type Patch } from "./relief";
import type { Spot } from "./steps";

export type Way = "left" | "right" | "ahead" | "back";
export type Surface = "empty" | "beside" | "flat" | "slope" | "round" | "ridge" | "point" | "hollow" | "hole" | "uneven";

export interface Sensation {
  surface: Surface;
  /** Where a slope rises to, where something begins, or how a ridge runs ("across" is left to right). */
  towards: Way | "across" | "along" | "slanting" | null;
  /** Where it ends. */
  edges: Way[];
  corner: boolean;
}

const MIDDLE = (ACROSS - 1) / 2;
const level = (patch: Patch, column: number, row: number): number | null => patch[row * ACROSS + column] ?? null;
const line = (pick: (k: number) => number | null): (number | null)[] => Array.from({ length: ACROSS }, (_, k) => pick(k));
const gone = (levels: readonly (number | null)[]): number => levels.filter((one) => one === null).length;

const SIDES: [Way, (patch: Patch) => (number | null)[]][] = [
  ["left", (patch) => line((k) => level(patch, 0, k))],
  ["right", (patch) => line((k) => level(patch, ACROSS - 1, k))],
  ["ahead", (patch) => line((k) => level(patch, k, ACROSS - 1))],
  ["back", (patch) => line((k) => level(patch, k, 0))],
];

/** A side is an edge if most of it is not there. */
const edgesOf = (patch: Patch): Way[] => SIDES.filter(([, side]) => gone(side(patch)) >= 4).map(([way]) => way);

const mean = (levels: readonly (number | null)[]): number | null => {
  const felt = levels.filter((one) => one !== null);
  return felt.length ? felt.reduce((sum, one) => sum + one, 0) / felt.length : null;
};

interface Bends {
  across: number;
  along: number;
  bendAcross: number;
  bendAlong: number;
}

/** Slope and bend in both directions, from the means of columns and rows. */
function bendsOf(patch: Patch): Bends {
  const columns = line((k) => mean(line((row) => level(patch, k, row))));
  const rows = line((k) => mean(line((column) => level(patch, column, k))));
  return { across: slope(columns), along: slope(rows), bendAcross: bend(columns), bendAlong: bend(rows) };
}

const known = (means: readonly (number | null)[]): [number, number][] =>
  means.flatMap((one, k) => (one === null ? [] : [[k - MIDDLE, one] as [number, number]]));

/** From one end of what is felt to the other, in levels. */
function slope(means: readonly (number | null)[]): number {
  const felt = known(means);
  const first = felt[0];
  const last = felt.at(-1);
  return first && last ? last[1] - first[1] : 0;
}

/** How much the middle stands out over the ends. */
function bend(means: readonly (number | null)[]): number {
  const felt = known(means);
  if (felt.length < 3) return 0;
  const ends = ((felt[0]?.[1] ?? 0) + (felt.at(-1)?.[1] ?? 0)) / 2;
  return Math.max(...felt.slice(1, -1).map(([, height]) => height)) - ends || 0;
}

const INNER = new Set([6, 7, 8, 11, 12, 13, 16, 17, 18]);
const LEVEL: Spot = { x: 0, y: 0 };

interface Place {
  x: number;
  y: number;
}
const places = (patch: Patch, is: (level: number) => boolean): Place[] =>
  patch.flatMap((one, k) => (one !== null && is(one) ? [{ x: (k % ACROSS) - MIDDLE, y: Math.floor(k / ACROSS) - MIDDLE }] : []));

/** Nothing under the middle of the fingertip: a hole, or something that begins at its side. */
function asideOf(patch: Patch): [Surface, Sensation["towards"]] {
  const rim = patch.filter((_, k) => !INNER.has(k));
  if (gone(rim) <= 4) return ["hole", null];
  const felt = places(patch, () => true);
  const x = felt.reduce((sum, one) => sum + one.x, 0);
  const y = felt.reduce((sum, one) => sum + one.y, 0);
  return ["beside", Math.abs(x) > Math.abs(y) ? rising("left", x) : rising("back", y)];
}

/** The highest points in a line, lower on both sides of it. */
function ridgeOf(patch: Patch): Sensation["towards"] {
  const highest = Math.max(...patch.map((one) => one ?? 0));
  const top = places(patch, (one) => one === highest);
  if (top.length < 3 || top.length > 6) return null;
  const [mx, my] = [mid(top, "x"), mid(top, "y")];
  const sums = { xx: 0, yy: 0, xy: 0 };
  for (const { x, y } of top) {
    sums.xx += (x - mx) ** 2;
    sums.yy += (y - my) ** 2;
    sums.xy += (x - mx) * (y - my);
  }
  const wide = Math.hypot(sums.xx - sums.yy, 2 * sums.xy);
  const long = (sums.xx + sums.yy + wide) / 2;
  if (long < 2 || long < 5 * ((sums.xx + sums.yy - wide) / 2) || Math.hypot(mx, my) > 1.3) return null;
  return sums.xx > 3 * sums.yy ? "across" : sums.yy > 3 * sums.xx ? "along" : "slanting";
}

const mid = (spots: readonly Place[], way: "x" | "y"): number => spots.reduce((sum, one) => sum + one[way], 0) / spots.length;

function surfaceOf(patch: Patch, tilt: Spot): [Surface, Sensation["towards"]] {
  const middle = level(patch, MIDDLE, MIDDLE);
  if (middle === null) return asideOf(patch);
  const felt = patch.filter((one) => one !== null);
  const spread = Math.max(...felt) - Math.min(...felt);
  const ridge = ridgeOf(patch);
  if (ridge && (spread > 0 || gone(patch) > 0)) return ["ridge", ridge];
  const leaning = leaningTo(tilt);
  if (spread === 0) return felt.length <= 4 ? ["point", null] : leaning ? ["slope", leaning] : ["flat", null];
  const around = mean(patch.filter((_, k) => !INNER.has(k))) ?? 0;
  if (gone(patch) <= 4 && around - middle >= 1) return ["hollow", null];
  const [surface, towards] = shapeOf(patch, felt.length, spread);
  return leaning && surface !== "point" ? ["slope", leaning] : [surface, towards];
}

/** Where the whole of it rises to, if it does. */
function leaningTo({ x, y }: Spot): Way | null {
  if (!x && !y) return null;
  return Math.abs(x) >= Math.abs(y) ? rising("left", x) : rising("back", y);
}

function shapeOf(patch: Patch, felt: number, spread: number): [Surface, Sensation["towards"]] {
  const { across, along, bendAcross, bendAlong } = bendsOf(patch);
  const [mostly, tilt] = Math.abs(across) >= Math.abs(along) ? (["left", across] as const) : (["back", along] as const);
  if (bendAcross >= 0.5 && bendAlong >= 0.5) return [felt <= 10 ? "point" : "round", null];
  if (Math.abs(tilt) >= 0.8) return ["slope", rising(mostly, tilt)];
  if (felt <= 6) return ["point", null];
  return [spread <= 1 ? "flat" : "uneven", null];
}

const rising = (mostly: "left" | "back", tilt: number): Way =>
  mostly === "left" ? (tilt > 0 ? "right" : "left") : tilt > 0 ? "ahead" : "back";

/** Two edges that meet, or a whole quarter of the patch that is not there. */
function cornered(patch: Patch, edges: readonly Way[]): boolean {
  const sideways = edges.some((way) => way === "left" || way === "right");
  const lengthways = edges.some((way) => way === "ahead" || way === "back");
  return sideways && lengthways && gone(patch) < 21;
}

export function describe(patch: Patch, tilt: Spot = LEVEL): Sensation {
  if (isEmpty(patch)) return { surface: "empty", towards: null, edges: [], corner: false };
  const [surface, towards] = surfaceOf(patch, tilt);
  const edges = surface === "beside" || surface === "hole" ? [] : edgesOf(patch);
  return { surface, towards, edges, corner: edges.length === 2 && cornered(patch, edges) };
}
