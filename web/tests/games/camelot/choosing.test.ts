import { describe, expect, it } from "vitest";
import { actionsOf, isPicked, narrowed, pickAt, playable, point, spoken } from "../../../src/games/camelot/choosing";
import { fan } from "../../../src/games/camelot/fan";
import type { CamelotMove, CamelotPlayAction } from "../../../src/games/camelot/protocol";

const way = (card: string, more: Partial<CamelotPlayAction> = {}): CamelotPlayAction => ({ type: "action", card, ...more });
const FINESSE = [
  way("finesse", { target: 1, mine: 0, theirs: 0 }),
  way("finesse", { target: 1, mine: 1, theirs: 0 }),
  way("finesse", { target: 2, mine: 0, theirs: "bouclier" }),
];
const RIPOSTE = [way("riposte", { target: 1 }), way("riposte", { target: 2 })];

describe("pointing at targets", () => {
  it("offers a seat where only a seat is asked for, a card where a card is", () => {
    expect(pickAt(RIPOSTE, 0, 1, null)).toEqual({ target: 1 });
    expect(pickAt(RIPOSTE, 0, 3, null)).toBeNull();
    expect(pickAt(FINESSE, 0, 1, null)).toBeNull();
    expect(pickAt(FINESSE, 0, 1, 0)).toEqual({ target: 1, theirs: 0 });
    expect(pickAt(FINESSE, 0, 2, "bouclier")).toEqual({ target: 2, theirs: "bouclier" });
    expect(pickAt(FINESSE, 0, 0, 1)).toEqual({ mine: 1 });
    expect(pickAt(FINESSE, 0, 0, null)).toBeNull();
  });

  it("narrows the ways until one is left", () => {
    const picked = point(FINESSE, {}, { target: 1, theirs: 0 });
    expect(narrowed(FINESSE, picked)).toHaveLength(2);
    const both = point(FINESSE, picked, { mine: 1 });
    expect(narrowed(FINESSE, both)).toEqual([FINESSE[1]]);
    expect(isPicked(both, 0, 0, 1)).toBe(true);
    expect(isPicked(both, 0, 1, 0)).toBe(true);
    expect(isPicked(both, 0, 2, "bouclier")).toBe(false);
  });

  it("forgets what no longer fits, and takes the finger away at a second touch", () => {
    expect(point(FINESSE, { target: 1, theirs: 0, mine: 1 }, { target: 2, theirs: "bouclier" })).toEqual({ target: 2, theirs: "bouclier" });
    expect(point(FINESSE, { mine: 1 }, { mine: 1 })).toEqual({});
  });
});

describe("the list of moves", () => {
  const moves: CamelotMove[] = [{ type: "play", card: "red-3" }, ...RIPOSTE, ...FINESSE, { type: "stay" }, { type: "withdraw" }];

  it("says staying first, one line for each action card, leaving last", () => {
    expect(spoken(moves).map((move) => ("card" in move ? move.card : move.type))).toEqual(["stay", "red-3", "riposte", "finesse", "withdraw"]);
  });

  it("has both answers to a card at hand before the order for all the others", () => {
    const answers: CamelotMove[] = [{ type: "let-pass" }, { type: "let-pass", rest: true }, { type: "lancelot" }];
    expect(spoken(answers)).toEqual([answers[0], answers[2], answers[1]]);
  });

  it("knows the cards that can be put down and the ways of an action", () => {
    expect([...playable(moves)]).toEqual(["red-3"]);
    expect(actionsOf(moves, "riposte")).toEqual(RIPOSTE);
    expect(actionsOf(moves, null)).toEqual([]);
  });
});

describe("a hand", () => {
  it.each([1, 5, 8, 14, 24])("of %i cards stays inside a phone", (count) => {
    const lying = fan(count, 366, 68);
    expect(lying).toHaveLength(count);
    for (const { left, row } of lying) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 68).toBeLessThanOrEqual(366.5);
      expect(row).toBeLessThan(2);
    }
  });
});
