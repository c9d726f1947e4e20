// Building without looking: a few plain ways to set a piece down, and a tower in words.
import type { DschamalBuild } from "../protocol";
import type { Who } from "../../index";
import { pieceName } from "../words";
import { about, after, held, pieceIn, read, readAll, span, written, type Pose, type Turn } from "./pose";

const QUARTERS: readonly Turn[] = [about([1, 0, 0], 90), about([0, 1, 0], 90), about([1, 0, 0], 180), about([0, 1, 0], -90)];

/** What is let go of; the house finds out what becomes of it. */
export const build = (pose: Pose): DschamalBuild => ({ type: "build", drop: written({ ...pose, at: [pose.at[0], pose.at[1], 0] }) as never, settled: null });

/** The plain build the table offers: the piece stands on the very top. */
export const offeredIn = (moves: readonly unknown[]): DschamalBuild | null =>
  (moves as readonly DschamalBuild[]).find((move) => move.type === "build" && (move.settled ?? []).some((one) => pieceIn(one) === pieceIn(move.drop))) ?? null;

export interface Way {
  height: number;
  move: DschamalBuild;
}

/** The offered way up, then other sides down: one for each height, over the topmost piece. */
export function ways(tower: readonly unknown[], offered: DschamalBuild): Way[] {
  const first = read(offered.drop);
  const standing = readAll(tower);
  const top = standing.at(-1)?.at ?? [0, 0, 0];
  const tall = (turn: Turn): number => {
    const [low, high] = span(first.piece, turn);
    return Math.round(high - low);
  };
  const found = new Map<number, Way>([[tall(first.turn), { height: tall(first.turn), move: build(held(standing, first.piece, top[0], top[1], first.turn)) }]]);
  for (const quarter of QUARTERS) {
    const turn = after(quarter, first.turn);
    const height = tall(turn);
    if (!found.has(height)) found.set(height, { height, move: build(held(standing, first.piece, top[0], top[1], turn)) });
  }
  return [...found.values()];
}

/** "2. yellow cube, 26 to 52 mm, 3 mm to the right" from the base up. */
export function told(tower: readonly unknown[], who: Who): string[] {
  const standing = readAll(tower);
  const base = standing[0]?.at ?? [0, 0, 0];
  return standing.map(({ piece, at, turn }) => {
    const [low, high] = span(piece, turn);
    const [dx, dy] = [Math.round(at[0] - base[0]), Math.round(at[1] - base[1])];
    return who.say("tower-piece", {
      piece: pieceName(piece, who.say),
      low: Math.max(0, Math.round(at[2] + low)),
      high: Math.round(at[2] + high),
      side: dx > 1 ? "right" : dx < -1 ? "left" : "none",
      aside: Math.abs(dx),
      deep: dy > 1 ? "far" : dy < -1 ? "near" : "none",
      off: Math.abs(dy),
    });
  });
}
