import { describe, expect, it } from "vitest";
import type { Sight, Who } from "../src/games/index";
import { hintWords, isAdvised } from "../src/table/hint";

const who = { you: 0, name: () => "", say: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(" ") } as Who;
const words = (move: { type: string }): string => move.type;
const sight = (more: Partial<Sight>): Sight => more as Sight;

describe("a hint in words", () => {
  it("is nothing until asked for, then a sign that it is thought over", () => {
    expect(hintWords(sight({}), who, words)).toBeNull();
    expect(hintWords(sight({ hinting: true }), who, words)).toBe("hint-thinking");
  });

  it("is the move, and one sentence why where the game has one", () => {
    expect(hintWords(sight({ hint: { type: "pass" } }), who, words)).toBe("hint-is pass");
    expect(hintWords(sight({ hint: { type: "pass", why: { key: "threat", values: { count: 2 } } } }), who, words)).toBe("hint-is pass why-threat 2");
  });

  it("marks the offer it advises", () => {
    expect(isAdvised({ type: "pass" }, { type: "pass", why: { key: "x" } })).toBe(true);
    expect(isAdvised({ type: "pass" }, { type: "play" })).toBe(false);
    expect(isAdvised({ type: "pass" }, null)).toBe(false);
  });
});
