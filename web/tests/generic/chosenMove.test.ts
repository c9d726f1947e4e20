import { describe, expect, it } from "vitest";
import { begun, moved, moveOf, picked, range, ready } from "../../src/generic/chosenMove";
import type { Choice, SomeOf } from "../../src/protocol";

const SOME: SomeOf = { kind: "pick", field: "cards", of: [3, 3, 5], least: 1, most: 2 };
const EVERY: Choice = {
  move: "try",
  parts: [
    SOME,
    { kind: "pick", field: "who", of: [0, 2], least: 0 },
    { kind: "number", field: "bid", least: 2, most: 6 },
    { kind: "point", fields: ["dx", "dy"], width: 9, most: 4 },
    { kind: "order", field: "row", of: ["a", "b", "c"] },
    { kind: "text", field: "word", most: 8 },
  ],
};

describe("a described choice", () => {
  it("begins with nothing picked, the least number and the order as it is", () => {
    expect(moveOf(EVERY, begun(EVERY))).toEqual({ type: "try", cards: [], bid: 2, dx: 0, dy: 0, row: ["a", "b", "c"], word: "" });
    expect(ready(EVERY, begun(EVERY))).toBe(false);
  });

  it("holds one thing or a list of things, equal ones apart", () => {
    const chosen = { ...begun(EVERY), cards: [0, 1], who: [1] };
    expect(ready(EVERY, chosen)).toBe(true);
    expect(moveOf(EVERY, chosen)).toMatchObject({ cards: [3, 3], who: 2 });
    expect(ready(EVERY, { ...chosen, bid: NaN })).toBe(false);
  });

  it("is not made with a number or a point beyond its range", () => {
    const chosen = { ...begun(EVERY), cards: [0] };
    expect([2, 6, 1, 7, 2.5].map((bid) => ready(EVERY, { ...chosen, bid }))).toEqual([true, true, false, false, false]);
    expect([-4, 4, 5, NaN].map((dy) => ready(EVERY, { ...chosen, dy }))).toEqual([true, true, false, false]);
  });

  it("lets no more be picked than there may be, and one instead of another", () => {
    expect(picked(SOME, [2], 0)).toEqual([0, 2]);
    expect(picked(SOME, [0, 2], 1)).toEqual([0, 2]);
    expect(picked(SOME, [0, 2], 2)).toEqual([0]);
    expect(picked({ ...SOME, most: 1 }, [0], 2)).toEqual([2]);
    expect([range(SOME).kind, range({ ...SOME, least: 0 }).kind, range({ ...SOME, least: 2 }).kind]).toEqual(["range", "most", "all"]);
  });

  it("moves a thing one place on", () => {
    expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
    expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
    expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
  });

  it("has nothing to choose where it has no parts", () => {
    expect(moveOf({ move: "pass" }, begun({ move: "pass" }))).toEqual({ type: "pass" });
    expect(ready({ move: "pass" }, {})).toBe(true);
  });
});
