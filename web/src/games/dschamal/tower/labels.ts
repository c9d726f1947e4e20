// Names below towers: where two would lie over each other, the second goes a line lower.
import type { Label } from "./stage";

const LINE = 21;
/** Pixels of a letter, and of what is round a name. */
const LETTER = 6.5;
const ROUND = 18;

export const wideAs = (words: string): number => ROUND + LETTER * words.length;

/** From the middle outwards: who stands there keeps their place. */
export function apart(labels: readonly Label[], middle: number, wide: (seat: number) => number): Label[] {
  const placed: Label[] = [];
  for (const label of [...labels].sort((one, other) => Math.abs(one.x - middle) - Math.abs(other.x - middle))) {
    const meets = (y: number): boolean => placed.some((one) => Math.abs(one.y - y) < LINE && Math.abs(one.x - label.x) < (wide(one.seat) + wide(label.seat)) / 2);
    let y = label.y;
    while (meets(y)) y += LINE;
    placed.push({ ...label, y });
  }
  return placed;
}
