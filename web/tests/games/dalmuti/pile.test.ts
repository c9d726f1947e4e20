import { describe, expect, it } from "vitest";
import { after, agreed, EMPTY } from "../../../src/games/dalmuti/pile";
import type { DalmutiEvent } from "../../../src/games/dalmuti/protocol";

const played = (seat: number, ...cards: number[]): DalmutiEvent => ({ type: "set-played", seat, cards });

describe("what lies in the middle", () => {
  it("grows with each set and stays after the trick until the next lead", () => {
    let pile = after(EMPTY, [played(0, 9, 9), played(1, 7, 7)]);
    expect(pile.sets.map((set) => set.seat)).toEqual([0, 1]);
    pile = agreed(after(pile, [{ type: "trick-won", seat: 1, lead: 1 }]), null);
    expect(pile.sets.at(-1)?.cards).toEqual([7, 7]);
    expect(pile.won).toBe(1);
    pile = after(pile, [played(1, 12)]);
    expect(pile.sets.map((set) => set.cards)).toEqual([[12]]);
    expect(pile.won).toBeNull();
  });

  it("is swept away by a new deal", () => {
    const pile = after(EMPTY, [played(0, 9), { type: "round-begun", round: 2, order: [0, 1], counts: [1, 1] }]);
    expect(pile).toEqual(EMPTY);
  });

  it("is what the view says where events were missed", () => {
    expect(agreed(EMPTY, { seat: 2, rank: 5, cards: [5, 13] }).sets.at(-1)).toMatchObject({ seat: 2, cards: [5, 13] });
    expect(agreed(after(EMPTY, [played(0, 9)]), null)).toEqual(EMPTY);
  });
});
