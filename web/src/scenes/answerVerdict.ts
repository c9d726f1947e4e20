// What a learner's answer is worth: the same move as in the scene, another the table would take, or none it would.
import type { Offers, SceneStep } from "../protocol";

export type Verdict = "right" | "also" | "not";

/** A value without what is absent anyway, its fields in one order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, plain(one)]));
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

export function verdict(asked: Offers | null, next: SceneStep | undefined, move: unknown): Verdict {
  if (next && same(next.move, move)) return "right";
  return asked?.moves?.some((one) => same(one, move)) ? "also" : "not";
}
