import { describe, expect, it } from "vitest";
import { lengthOf, retoldIn, seenAt, type HandRetold, type Retold } from "../../../src/games/dschamal/again/retold";

const HAND: HandRetold = { seat: 1, trail: [[10, 0, 100], [10, 40, 300], [30, 40, 500, 1], [30, 40, 900]], status: "laid", ms: 900, took: [8], met: 300 };
const SEARCH: Retold = { type: "search", number: 3, width: 100, layout: [], hands: [HAND, { ...HAND, seat: 2, ms: 0, status: "out", trail: [] }] };

describe("a search seen again", () => {
  it("lasts until the last hand was out", () => {
    expect(lengthOf(SEARCH)).toBe(900);
  });

  it("goes on between two traces, and shows no closing before it happened", () => {
    expect(seenAt(HAND, 200, 100)).toMatchObject({ x: 10, y: 80, closings: [], out: false });
    expect(seenAt(HAND, 950, 100)).toMatchObject({ x: 30, y: 60, closings: [[30, 60, 1]], out: true });
    expect(seenAt({ ...HAND, trail: [] }, 200, 100)).toBeNull();
  });

  it("is told from the fall of a tower", () => {
    const film = { version: 1, seat: 0, every: 33, whole: true };
    expect(retoldIn({ ...film, poses: [SEARCH] })).toBe(SEARCH);
    expect(retoldIn({ ...film, poses: [[[8, 0, 0, 0, [1, 0, 0, 0]]]] })).toBeNull();
    expect(retoldIn(null)).toBeNull();
  });
});
