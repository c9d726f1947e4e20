import type { React } from "../protocol";
import type { Notes } from "../lib/sound";

export type Sign = React["sign"];

/** The six, in the order they are offered. */
export const SIGNS: readonly Sign[] = ["bravo", "laugh", "wow", "alas", "hmm", "cheers"];

const clap = (at: number): readonly [number, number, number] => [1900, at, 0.05];

/** How each is heard on a television. */
export const NOTES: Record<Sign, Notes> = {
  bravo: [0, 0.13, 0.24, 0.37, 0.5].map(clap),
  laugh: [[660, 0, 0.1], [590, 0.13, 0.1], [660, 0.26, 0.1], [520, 0.39, 0.16]],
  wow: [[440, 0, 0.5], [660, 0.08, 0.5], [880, 0.16, 0.6]],
  alas: [[440, 0, 0.3], [415, 0.28, 0.3], [370, 0.56, 0.6]],
  hmm: [[220, 0, 0.22], [247, 0.2, 0.4]],
  cheers: [[2093, 0, 0.7], [2637, 0.02, 0.6]],
};
