import { describe, expect, it } from "vitest";
import { canAdd, cardsIn, exactly, isCardMove, lying, spoken, touch, type CardMove } from "../../../src/games/dalmuti/select";
import type { DalmutiMove } from "../../../src/games/dalmuti/protocol";

const play = (...cards: number[]): CardMove => ({ type: "play", cards });
const PASS: DalmutiMove = { type: "pass" };

describe("choosing cards out of the offered moves", () => {
  const leading = [play(7), play(7, 7), play(7, 13), play(7, 7, 13), play(9), play(13)];

  it("lets a card be added while some offered move holds them all", () => {
    expect(canAdd(leading, [7], 7)).toBe(true);
    expect(canAdd(leading, [7, 7], 13)).toBe(true);
    expect(canAdd(leading, [7], 9)).toBe(false);
    expect(canAdd(leading, [7, 7], 7)).toBe(false);
  });

  it("finds the move that is exactly the chosen cards, in any order", () => {
    expect(exactly(leading, [13, 7])).toEqual(play(7, 13));
    expect(exactly(leading, [9, 13])).toBeUndefined();
  });

  it("adds one card at a time where sets differ in size", () => {
    expect(touch(leading, [], 7)).toEqual([7]);
    expect(touch(leading, [7], 13)).toEqual([7, 13]);
  });

  it("takes a whole set at the first touch where all are of one size, sparing jokers", () => {
    const following = [play(7, 13), play(7, 7), play(5, 13)];
    expect(touch(following, [], 7)).toEqual([7, 7]);
    expect(touch(following, [], 5)).toEqual([5, 13]);
    expect(touch(following, [7], 13)).toEqual([7, 13]);
  });

  it("chooses taxes card by card", () => {
    const taxes: CardMove[] = [{ type: "give-tax", cards: [11, 12] }, { type: "give-tax", cards: [12, 12] }];
    expect(touch(taxes, [], 12)).toEqual([12]);
    expect(exactly(taxes, [12, 11])).toEqual(taxes[0]);
  });
});

describe("where the chosen cards lie in the hand", () => {
  const hand = [5, 9, 9, 9, 12, 13];

  it("is where one touched, not another card of that rank", () => {
    expect(lying(hand, [9], [1])).toEqual([1]);
    expect(lying(hand, [9, 9], [1, 3])).toEqual([1, 3]);
  });

  it("is near the touched card for those that come with it", () => {
    expect(lying(hand, [9, 9], [1])).toEqual([1, 2]);
    expect(lying(hand, [9, 13], [3]).sort()).toEqual([3, 5]);
  });

  it("leaves out what is no longer wanted", () => {
    expect(lying(hand, [12], [1, 4])).toEqual([4]);
    expect(lying(hand, [], [1])).toEqual([]);
  });
});

describe("the list as one would say it", () => {
  it("begins with passing, then goes from weak to strong, few cards before many", () => {
    const moves = [play(3, 3), play(7, 13), play(7, 7), PASS];
    expect(spoken(moves)).toEqual([PASS, play(7, 7), play(7, 13), play(3, 3)]);
  });

  it("keeps every move", () => {
    const moves: DalmutiMove[] = [play(1), { type: "skip-swap" }, { type: "offer-swap", partner: 2, card: 5 }];
    expect(spoken(moves)).toHaveLength(3);
    expect(moves.filter(isCardMove).map(cardsIn)).toEqual([[1], [5]]);
  });
});
