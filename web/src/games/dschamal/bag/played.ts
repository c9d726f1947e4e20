// What the ear and the skin are given for what a fingertip senses: all of it, and nothing that is not played.
import type { Sensed } from "./sensed";

export { Sensing } from "./sensed";

/** Skin on cloth or wood, the hum of a slope, its overtone for a bend, and a knock where something begins or ends. */
export interface Heard {
  /** Noise: loudness and colour. */
  loud: number;
  hertz: number;
  /** A soft tone while on a piece: higher the steeper, bent up or down as the finger climbs or falls. */
  hum: number;
  pitch: number;
  /** 0 … 1 of the hum: a fifth above for a line, an octave above for a dome. */
  fifth: number;
  octave: number;
  knock: { hertz: number; loud: number } | null;
}

const KNOCKS = 0.12;
/** The lowest and the highest knock at the end of a piece: of a wide one, of a narrow one. */
const WIDE = 300;
const NARROW = 1500;
const WIDEST = 60;

export function heard({ there, steep, climb, bend, line, edge, onto, run, left }: Sensed, speed: number): Heard {
  const quick = Math.sqrt(Math.min(1, speed / 260));
  const on = there >= 0.3;
  const far = Math.min(1, run / WIDEST);
  const ends = NARROW * (WIDE / NARROW) ** far;
  const knock = left ? { hertz: ends, loud: 0.2 } : edge > KNOCKS ? { hertz: onto > 0.08 ? 1900 : onto < -0.08 ? 520 : 820, loud: 0.04 + 0.14 * edge } : null;
  return {
    loud: (0.018 + 0.09 * there + 0.05 * bend) * quick,
    hertz: 420 + 1500 * there + 900 * bend,
    hum: on ? 0.05 * quick : 0,
    pitch: 196 * 2 ** (steep / 1.25) * (1 + 0.09 * climb * Math.min(1, steep)),
    fifth: on ? bend * line : 0,
    octave: on ? bend * (1 - line) : 0,
    knock,
  };
}

/** A phone trembles once a touch at most: how long, of the 40 ms there are, says what is under the finger. */
export const TREMBLES_APART = 38;
const GRAIN = 4;
const STEEPEST = 2.5;

/**
 * Milliseconds on: a grain on what is flat, more on a slope and more the steeper, most on what bends; two short ones
 * for a line. Off a piece as many as it was wide: one up to 14 mm, two up to 26, three up to 40.
 */
export function trembled({ there, steep, bend, line, run, left }: Sensed): number[] {
  if (left) return pulses(1 + SIZES.filter((wide) => run > wide).length, 9, 7);
  if (there < 0.3) return [];
  if (bend > 0.22) return line > 0.5 ? [GRAIN + Math.round(8 * bend), 6, GRAIN + Math.round(8 * bend)] : [22 + Math.round(12 * bend)];
  return [GRAIN + Math.round((14 * Math.min(STEEPEST, steep)) / STEEPEST)];
}

const SIZES = [14, 26, 40];
const pulses = (count: number, on: number, off: number): number[] => Array.from({ length: 2 * count - 1 }, (_, k) => (k % 2 ? off : on));
