import type { Finding, Frame } from "../protocol";

export interface Mistake {
  /** The turn after which it was made: from there one can try again. */
  turn: number;
  seat: number;
  better: Finding;
}

const MOST = 6;
/** From here on a move has cost something: about half a man of a board game between good players. */
const LEAST = 0.15;

/** How much it cost, as a sentence names it. */
export const costOf = ({ loss }: Finding): "little" | "much" | "all" => (loss < 0.4 ? "little" : loss < 1 ? "much" : "all");

/** The moves that cost most, in the order they were made; what was taken back does not count. */
export function mistakes(findings: readonly (Finding | null)[], frames: readonly Frame[]): Mistake[] {
  const undone = takenBack(frames);
  return findings
    .map((finding, turn): Mistake | null => {
      const seat = frames[turn + 1]?.seat ?? null;
      return finding && seat !== null && finding.loss >= LEAST && !undone.has(turn + 1) ? { turn, seat, better: finding } : null;
    })
    .filter((one) => one !== null)
    .sort((a, b) => b.better.loss - a.better.loss)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
}

/** The turns that were taken back later. */
export function takenBack(frames: readonly Frame[]): Set<number> {
  const found = new Set<number>();
  for (const frame of frames) {
    if (typeof frame.back !== "number") continue;
    for (let turn = frame.back + 1; turn < frame.turn; turn += 1) found.add(turn);
  }
  return found;
}
