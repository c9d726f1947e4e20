import { describe, expect, it } from "vitest";
import { Dance, missing } from "../../../src/games/dalmuti/motion";
import type { DalmutiEvent, DalmutiView } from "../../../src/games/dalmuti/protocol";

const HAND = "[data-testid=hand]";
const view = (hand: number[], more: Partial<DalmutiView> = {}): DalmutiView => ({ hand, order: [1, 0, 2], trick: null, ...more }) as DalmutiView;
const slot = (nth: number): string => `${HAND} > .slot:nth-child(${nth})`;

describe("what flies over the Dalmuti's table", () => {
  it("finds the cards that left a hand: of equal ones the last", () => {
    expect(missing([3, 7, 7, 7, 12], [3, 7, 12])).toEqual([2, 3]);
    expect(missing([3, 12], [3, 7, 12])).toEqual([]);
  });

  it("deals from the Grand Péon, one's own cards turned over", () => {
    const begun: DalmutiEvent = { type: "round-begun", round: 1, order: [1, 0, 2], counts: [2, 2, 2] };
    const flights = new Dance().flights([begun], null, view([4, 5]), 0);
    expect(flights).toEqual([
      { from: "[data-plate=\"2\"]", to: "[data-plate=\"1\"]", things: [null, null] },
      { from: "[data-plate=\"2\"]", to: `${HAND} > .slot`, things: [4, 5], arrive: true, turn: true },
    ]);
  });

  it("plays one's own set from where it lay, and another's from their plate", () => {
    const dance = new Dance();
    const mine = dance.flights([{ type: "set-played", seat: 0, cards: [7, 7] }], view([3, 7, 7]), view([3]), 0);
    expect(mine[0]?.from).toBe(`${slot(2)},${slot(3)}`);
    const theirs = dance.flights([{ type: "set-played", seat: 2, cards: [6, 6] }], view([3]), view([3]), 0);
    expect(theirs[0]).toMatchObject({ from: "[data-plate=\"2\"]", things: [6, 6], arrive: true });
  });

  it("sweeps a trick to its winner when the next card is played", () => {
    const dance = new Dance();
    const trick = { seat: 2, rank: 6, cards: [6, 6] };
    expect(dance.flights([{ type: "trick-won", seat: 2, lead: 2 }], view([3], { trick }), view([3]), 0)).toEqual([]);
    const [swept] = dance.flights([{ type: "set-played", seat: 2, cards: [9] }], view([3]), view([3]), 0);
    expect(swept).toMatchObject({ to: "[data-plate=\"2\"]", things: [6, 6] });
  });

  it("shows taxes between others face down, and one's own from hand to hand", () => {
    const dance = new Dance();
    const told: DalmutiEvent[] = [
      { type: "cards-given", kind: "tribute", giver: 0, receiver: 1, cards: [1, 2] },
      { type: "cards-given", kind: "tax", giver: 1, receiver: 0, cards: [11, 12] },
      { type: "taxes-exchanged", pairs: [[0, 1, 2], [1, 0, 2], [2, 3, 1], [3, 2, 1]] },
    ];
    const flights = dance.flights(told, view([1, 2, 8]), view([8, 11, 12]), 0);
    expect(flights).toEqual([
      { from: `${slot(1)},${slot(2)}`, to: "[data-plate=\"1\"]", things: [1, 2] },
      { from: "[data-plate=\"1\"]", to: `${slot(2)},${slot(3)}`, things: [11, 12], arrive: true, turn: true, after: 0.3 },
      { from: "[data-plate=\"2\"]", to: "[data-plate=\"3\"]", things: [null] },
      { from: "[data-plate=\"3\"]", to: "[data-plate=\"2\"]", things: [null] },
    ]);
  });
});
