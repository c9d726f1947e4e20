import { describe, expect, it } from "vitest";
import { counted, drawn, fromHand, grouped, moveWith, standingsOf } from "../../src/generic/fields";
import { toneOf } from "../../src/generic/tones";
import type { Say } from "../../src/lib/i18n.svelte";

const ROLES = { asked: "asked", hand: "hand card", scores: "each score", shown: "each cards", trump: "colour", phase: "phase", standings: "standings", card: "card" };
const VIEW = { phase: "play", seat: 1, asked: [0, 2], hand: ["red-3", "red-3"], scores: [4, 7, 7], shown: [[], ["a"], []], trump: "red", round: 2, options: {}, nothing: null };
const words =
  (...known: string[]): Say =>
  (id) =>
    known.includes(id) ? id.toUpperCase() : id;

describe("what of a view is shown", () => {
  it("is what the box has a word for, by its role", () => {
    const seen = drawn(VIEW, ROLES, words("view-hand", "view-scores", "view-trump", "view-nothing"));
    expect(seen.hand).toEqual([{ field: "hand", label: "VIEW-HAND", role: "card", value: ["red-3", "red-3"] }]);
    expect(seen.each.map(({ field, role }) => [field, role])).toEqual([["scores", "score"]]);
    expect(seen.common.map(({ field, role }) => [field, role])).toEqual([["trump", "colour"]]);
    expect([seen.asked, seen.phase]).toEqual([[0, 2], "play"]);
  });

  it("is everything but the house's own fields where the box names none", () => {
    const seen = drawn(VIEW, ROLES, words());
    expect(seen.each.map(({ field }) => field)).toEqual(["scores", "shown"]);
    expect(seen.common.map(({ label }) => label)).toEqual(["trump", "round"]);
  });
});

describe("what each seat has", () => {
  it("is the view's own meaning of a name that moves use too", () => {
    const seen = drawn({ embers: [3, 4], lamps: [{ embers: 1 }, null], bids: [null, null] }, { ".embers": "each", lamps: "each", bids: "each" }, words());
    expect(seen.each.map(({ field }) => field)).toEqual(["embers", "lamps", "bids"]);
    expect(seen.each.filter(counted).map(({ field }) => field)).toEqual(["embers"]);
  });
});

describe("a piece", () => {
  it("that is named after a colour has it, and others are told apart by their names", () => {
    expect(toneOf("red-3")).toEqual(toneOf("red"));
    expect(new Set(["red", "blue", "gold", "green", "purple"].map((name) => toneOf(name).sign)).size).toBe(5);
    const numbers = Array.from({ length: 24 }, (_, number) => toneOf(String(number)));
    expect(new Set(numbers.map(({ sign, colour }) => sign + colour)).size).toBe(24);
    expect(new Set(numbers.slice(1, 13).map(({ sign }) => sign)).size).toBe(12);
    expect(toneOf("cod-3")).toEqual(toneOf("cod"));
    expect(toneOf("eel-3")).not.toEqual(toneOf("cod-3"));
  });
});

describe("the end", () => {
  it("is as the game told it, else by the points", () => {
    expect(standingsOf(VIEW, ROLES, [{ type: "ended", standings: [[2], [0, 1]] }])).toEqual([[2], [0, 1]]);
    expect(standingsOf({ ...VIEW, standings: [[0], [1], [2]] }, ROLES, [])).toEqual([[0], [1], [2]]);
    expect(standingsOf(VIEW, ROLES, [])).toEqual([[1, 2], [0]]);
    expect(standingsOf({}, ROLES, [])).toEqual([]);
  });
});

describe("moves", () => {
  it("of one kind stand together", () => {
    const moves = [{ type: "play", card: "a" }, { type: "pass" }, { type: "play", card: "b" }];
    expect(grouped(moves).map(([type, some]) => [type, some.length])).toEqual([["play", 2], ["pass", 1]]);
  });

  it("belong to a piece that only one of them names", () => {
    const moves = [{ type: "play", card: "a" }, { type: "show", card: "b" }, { type: "play", card: "b" }];
    expect(moveWith("a", "card", moves, ROLES)).toEqual(moves[0]);
    expect(moveWith("b", "card", moves, ROLES)).toBeNull();
    expect(moveWith("a", "colour", moves, ROLES)).toBeNull();
  });

  it("are chosen from the hand where a choice holds just what is in it", () => {
    const { hand } = drawn(VIEW, ROLES, words());
    const pick = { kind: "pick" as const, field: "cards", of: ["red-3", "red-3"], least: 0, most: 2 };
    expect(fromHand({ move: "swap", parts: [pick] }, hand)).toEqual(pick);
    expect(fromHand({ move: "swap", parts: [{ ...pick, of: ["red-3"] }] }, hand)).toBeNull();
  });
});
