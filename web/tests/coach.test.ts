import { describe, expect, it } from "vitest";
import { holds } from "../src/coach/tipCondition";

const SEEN = {
  recent: [{ type: "won", seat: 2, kind: "tax" }],
  moves: [{ type: "play", takes: true }],
  choices: [{ move: "give" }],
  question: { key: "lead" },
  view: { phase: "play", hand: [3, 13], trick: { seat: 2 } },
  you: 2,
};

describe("what a tip waits for", () => {
  it("is an event with its fields, in which “you” is the learner", () => {
    expect(holds({ event: "won" }, SEEN)).toBe(true);
    expect(holds({ event: "won", fields: { seat: "you", kind: "tax" } }, SEEN)).toBe(true);
    expect(holds({ event: "won", fields: { seat: 1 } }, SEEN)).toBe(false);
    expect(holds({ event: "lost" }, SEEN)).toBe(false);
  });

  it("is a question, or a move that is listed or described", () => {
    expect(holds({ question: "lead" }, SEEN)).toBe(true);
    expect(holds({ question: "follow" }, SEEN)).toBe(false);
    expect(holds({ offer: "play", fields: { takes: true } }, SEEN)).toBe(true);
    expect(holds({ offer: "play", fields: { takes: false } }, SEEN)).toBe(false);
    expect(holds({ offer: "give" }, SEEN)).toBe(true);
    expect(holds({ offer: "pass" }, SEEN)).toBe(false);
  });

  it("is something in view, by its path; a list has what it holds", () => {
    expect(holds({ view: { phase: "play", hand: 13, "trick.seat": "you" } }, SEEN)).toBe(true);
    expect(holds({ view: { hand: 4 } }, SEEN)).toBe(false);
    expect(holds({ view: { "trick.rank.more": 4 } }, SEEN)).toBe(false);
  });

  it("is all of it at once", () => {
    expect(holds({ question: "lead", view: { phase: "over" } }, SEEN)).toBe(false);
  });
});
