import { describe, expect, it } from "vitest";
import { armsOf, glimpseOf, HESITATES, noted, type Glimpse } from "../../../src/games/dschamal/arms/arms";
import type { DschamalView } from "../../../src/games/dschamal/protocol";

const seen = (x: number, y: number, holds = false): Glimpse => ({
  type: "arms",
  number: 3,
  width: 368,
  cell: 20,
  arms: [
    [0, x, y, "in", holds, false],
    [2, 9, 9, "laid", true, true],
  ],
});
const view = {
  phase: "search",
  bout: { number: 3, fighters: [0, 2] },
  hands: [
    { seat: 0, status: "in", called: false },
    { seat: 2, status: "laid", called: true },
  ],
} as unknown as DschamalView;

describe("a search from outside", () => {
  it("takes no glimpse of another search", () => {
    expect(glimpseOf(seen(1, 1), 3)?.number).toBe(3);
    expect(glimpseOf(seen(1, 1), 4)).toBeNull();
    expect(glimpseOf(null, 3)).toBeNull();
  });

  it("shows an arm in the middle of its cell, or at the rim before anything was seen", () => {
    expect(armsOf(view, seen(4, 2), new Map(), 0)[0]).toMatchObject({ seat: 0, x: 90, y: 50, mood: "reaches" });
    expect(armsOf(view, null, new Map(), 0)[0]).toMatchObject({ y: 0, mood: "rim" });
  });

  it("says that a hand hesitates once it has stayed where it is, and holds at once", () => {
    let since = noted(new Map(), seen(4, 2), 1000);
    since = noted(since, seen(4, 2), 2000);
    expect(armsOf(view, seen(4, 2), since, 1000 + HESITATES)[0]?.mood).toBe("hesitates");
    since = noted(since, seen(5, 2), 2600);
    expect(armsOf(view, seen(5, 2), since, 2700)[0]?.mood).toBe("reaches");
    expect(armsOf(view, seen(5, 2, true), since, 2700)[0]?.mood).toBe("holds");
  });

  it("believes the table about who is out", () => {
    expect(armsOf(view, seen(4, 2), new Map(), 0)[1]).toMatchObject({ mood: "laid", called: true });
  });
});
