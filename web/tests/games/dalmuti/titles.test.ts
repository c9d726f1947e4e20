import { describe, expect, it } from "vitest";
import { orderOf, titleOf } from "../../../src/games/dalmuti/art";

const last = { round: 5, before: [0, 1, 2, 3], after: [3, 2, 1, 0], points: [0, 1, 2, 3] };
const view = { order: [0, 1, 2, 3], last };

describe("titles", () => {
  it("are those of the social order while a round goes on", () => {
    expect(titleOf({ ...view, phase: "play" }, 0)).toBe("grand-dalmuti");
    expect(titleOf({ ...view, phase: "play" }, 2)).toBe("petit-peon");
  });

  it("are those the last round has earned once the game is over", () => {
    expect(orderOf({ ...view, phase: "over" })).toEqual([3, 2, 1, 0]);
    expect(titleOf({ ...view, phase: "over" }, 3)).toBe("grand-dalmuti");
    expect(titleOf({ ...view, phase: "over" }, 0)).toBe("grand-peon");
  });
});
