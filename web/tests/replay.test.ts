import { describe, expect, it } from "vitest";
import type { Finding, Frame } from "../src/protocol";
import { partAt, places } from "../src/replay/moves";
import { costOf, mistakes, takenBack } from "../src/replay/review";

const say = (id: string, args?: Record<string, unknown>): string => `${id} ${String(args?.number)}`;
const frame = (turn: number, seat: number | null, back: number | null = null): Frame => ({ turn, seat, move: null, events: [], view: null, back, hands: [], again: null });
const cost = (loss: number): Finding => ({ best: null, text: "x", path: [], loss, why: null });

describe("where one can jump to", () => {
  const jumps = [
    { kind: "round", number: 1, turn: 0 },
    { kind: "trick", number: 1, turn: 2 },
    { kind: "trick", number: 2, turn: 5 },
    { kind: "round", number: 2, turn: 9 },
  ];

  it("says the larger part before the smaller one", () => {
    expect(places(jumps, say).map((one) => one.text)).toEqual(["chapter-round 1", "chapter-round 1 · chapter-trick 1", "chapter-round 1 · chapter-trick 2", "chapter-round 2"]);
  });

  it("knows the part a turn lies in", () => {
    expect([0, 1, 2, 8, 9, 99].map((at) => partAt(jumps, at))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(partAt([], 3)).toBe(-1);
  });
});

describe("mistakes", () => {
  const frames = [frame(0, null), frame(1, 0), frame(2, 1), frame(3, 0, 0), frame(4, 0), frame(5, 1)];

  it("are the dearest moves in order, without what was taken back", () => {
    expect([...takenBack(frames)]).toEqual([1, 2]);
    const found = mistakes([cost(1), cost(1), null, cost(0.4), cost(0.1)], frames);
    expect(found).toEqual([{ turn: 3, seat: 0, better: cost(0.4) }]);
    expect([0.2, 0.4, 1.3].map((loss) => costOf(cost(loss)))).toEqual(["little", "much", "all"]);
  });
});
