import { beforeEach, describe, expect, it, vi } from "vitest";
import { Moments, momentsIn } from "../src/table/moments.svelte";

const DECLARED = { revolution: [], given: ["giver", "receiver"], completed: ["owners"] };
const given = { type: "given", giver: 1, receiver: 2 };

beforeEach(() => void vi.useFakeTimers());

describe("a moment", () => {
  it("for everybody is everybody's", () => {
    expect(momentsIn([{ type: "revolution", seat: 3 }, { type: "passed", seat: 0 }], DECLARED, 0)).toEqual([{ event: { type: "revolution", seat: 3 }, mine: false }]);
  });

  it("for some is theirs alone, and a looker-on sees it too", () => {
    expect(momentsIn([given], DECLARED, 0)).toEqual([]);
    expect(momentsIn([given], DECLARED, 2)).toEqual([{ event: given, mine: true }]);
    expect(momentsIn([given], DECLARED, null)).toEqual([{ event: given, mine: false }]);
  });

  it("may concern a row of seats", () => {
    expect(momentsIn([{ type: "completed", owners: [0, 4] }], DECLARED, 4)).toHaveLength(1);
  });
});

describe("moments", () => {
  it("stay long enough to be seen, whatever is touched, and go by themselves", () => {
    const moments = new Moments(DECLARED);
    moments.tell([given], 1);
    moments.touched();
    expect(moments.shown).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    moments.touched();
    expect(moments.shown).toHaveLength(0);
    moments.tell([given], 1);
    vi.advanceTimersByTime(8000);
    expect(moments.shown).toHaveLength(0);
  });

  it("are three at once, the newest", () => {
    const moments = new Moments(DECLARED);
    for (const receiver of [1, 2, 3, 4]) moments.tell([{ ...given, receiver }], 1);
    expect(moments.shown.map(({ event }) => (event as typeof given).receiver)).toEqual([2, 3, 4]);
  });
});
