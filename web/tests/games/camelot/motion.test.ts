import { describe, expect, it } from "vitest";
import { flights } from "../../../src/games/camelot/motion";
import type { CamelotEvent, CamelotView } from "../../../src/games/camelot/protocol";

const view = (more: Partial<CamelotView> = {}): CamelotView => ({ hand: [], characters: [[], [], []], counts: [3, 3, 3], dealer: 2, action: null, ...more }) as CamelotView;
const column = (seat: number, nth: number): string => `[data-seat="${seat}"] .cards > .slot:nth-child(${nth})`;
const fly = (event: CamelotEvent, before: Partial<CamelotView>, after: Partial<CamelotView>, you: number | null = 0) => flights([event], view(before), view(after), you);

describe("what flies over the table of Camelot", () => {
  it("plays a card from the hand, or from a plate, onto the character", () => {
    const played: CamelotEvent = { type: "card-played", seat: 0, card: "red-3", total: 3 };
    expect(fly(played, { hand: ["red-3"] }, { characters: [["red-3"], [], []] })).toEqual([
      { from: "[data-testid=hand] [data-card=\"red-3\"]", to: column(0, 1), things: ["red-3"], arrive: true },
    ]);
    const other: CamelotEvent = { ...played, seat: 1 };
    expect(fly(other, {}, { characters: [[], ["red-3"], []] })[0]?.from).toBe("[data-plate=\"1\"]");
  });

  it("draws face down for others, and turns over what is one's own", () => {
    expect(fly({ type: "card-drawn", seat: 1 }, {}, {})[0]?.things).toEqual([null]);
    expect(fly({ type: "card-drawn", seat: 0 }, {}, {})).toEqual([]);
    const [seen] = fly({ type: "card-seen", seat: 0, card: "blue-2" }, { hand: ["red-3"] }, { hand: ["blue-2", "red-3"] });
    expect(seen).toMatchObject({ to: "[data-testid=hand] > .slot:nth-child(1)", things: ["blue-2"], turn: true });
  });

  it("moves the newest card of one character onto another", () => {
    const taken: CamelotEvent = { type: "card-taken", seat: 0, target: 1, card: "red-4" };
    expect(fly(taken, { characters: [["red-3"], ["red-2", "red-4"], []] }, { characters: [["red-3", "red-4"], ["red-2"], []] })).toEqual([
      { from: column(1, 2), to: column(0, 2), things: ["red-4"], arrive: true },
    ]);
  });

  it("never shows what was stolen from others", () => {
    const stolen = fly({ type: "card-stolen", seat: 1, target: 2 }, {}, {});
    expect(stolen).toEqual([{ from: "[data-plate=\"2\"]", to: "[data-plate=\"1\"]", things: [null] }]);
  });

  it("brings what took effect, or was cancelled, to the discards", () => {
    const action = { type: "action" as const, card: "riposte", target: 1 };
    const cancelled = fly({ type: "action-cancelled", seat: 2, owner: 0, card: "riposte" }, { action }, {});
    expect(cancelled.map(({ things }) => things)).toEqual([["lancelot"], ["riposte"]]);
  });

  it("sweeps every character at the end of a tournament, and brings the token to its winner", () => {
    const told: CamelotEvent[] = [
      { type: "tournament-won", seat: 0, colour: "red" },
      { type: "token-won", seat: 0, colour: "red", count: 1, needed: 4 },
    ];
    const all = flights(told, view({ characters: [["red-3", "red-4"], ["red-2"], []] }), view(), 0);
    expect(all.map(({ things }) => things)).toEqual([[{ token: "red" }], ["red-3", "red-4"], ["red-2"]]);
  });
});
