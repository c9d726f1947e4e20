import { describe, expect, it } from "vitest";
import type { SceneStep } from "../src/protocol";
import { same, verdict } from "../src/scenes/answerVerdict";

const next = { seat: 3, move: { type: "action", card: "riposte", target: 0 }, events: [], view: null, asked: null, comment: null, again: null } as SceneStep;
const asked = { moves: [next.move, { type: "play", card: "red-3" }] };

describe("a learner's answer", () => {
  it("is right if it is the scene's move, whatever is left out", () => {
    expect(verdict(asked, next, { card: "riposte", target: 0, colour: null, type: "action" })).toBe("right");
  });

  it("is acknowledged if the table would take it", () => {
    expect(verdict(asked, next, { type: "play", card: "red-3" })).toBe("also");
  });

  it("is not allowed otherwise", () => {
    expect(verdict(asked, next, { type: "play", card: "blue-3" })).toBe("not");
    expect(verdict(null, undefined, { type: "stay" })).toBe("not");
  });

  it("compares lists in their order", () => {
    expect(same({ cards: ["a", "b"] }, { cards: ["a", "b"] })).toBe(true);
    expect(same({ cards: ["a", "b"] }, { cards: ["b", "a"] })).toBe(false);
  });
});
