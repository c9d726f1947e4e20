// What the finger feels and the hand does, in the few words somebody would whisper beside you.
import type { Say } from "../../../lib/i18n.svelte";
import { describe, type Sensation, type Way } from "./describe";
import { patchOf, tiltOf } from "./relief";

const SIDEWAYS: readonly Way[] = ["left", "right"];

/** "edge on the left, flat" */
export function sensationWords({ surface, towards, edges, corner }: Sensation, say: Say): string {
  const flat = say("bag-surface", { surface, towards: towards ?? "none" });
  if (corner) {
    const side = edges.find((way) => SIDEWAYS.includes(way)) ?? "left";
    const deep = edges.find((way) => !SIDEWAYS.includes(way)) ?? "ahead";
    return `${say("bag-corner", { side: say("bag-way", { way: side }), deep: say("bag-way", { way: deep }) })}, ${flat}`;
  }
  const ends = edges.map((way) => say("bag-edge", { way: say("bag-way", { way }) }));
  return [...ends, flat].join(", ");
}

/** Where in the bag: three by three parts of it. */
export function placeWords({ x, y }: { x: number; y: number }, width: number, say: Say): string {
  const third = (at: number): number => Math.min(2, Math.floor((3 * at) / (width + 1)));
  return say("bag-place", { across: ["left", "middle", "right"][third(x)] ?? "middle", deep: ["near", "middle", "far"][third(y)] ?? "middle" });
}

/** How wide the piece was that the finger has just left, by fives of millimetres. */
export const sizeWords = (run: number, say: Say): string => say("bag-size", { millimetres: Math.max(5, 5 * Math.round(run / 5)) });

export const feltWords = (relief: string, say: Say): string => sensationWords(describe(patchOf(relief), tiltOf(relief)), say);
