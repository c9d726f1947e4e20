import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DRAWN, Lights } from "../../../src/games/dschamal/again/lights.svelte";
import type { Retold } from "../../../src/games/dschamal/again/retold";

const search = (number: number): Retold => ({ type: "search", number, width: 368, layout: [], hands: [] });

describe("the lights after a search", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("go on once what was drawn has come up", () => {
    const [lights, retold] = [new Lights(), search(1)];
    lights.after(retold);
    expect(lights.rising).toBe(true);
    expect(lights.on(retold)).toBe(null);
    vi.advanceTimersByTime(DRAWN);
    expect(lights.rising).toBe(false);
    expect(lights.on(retold)).toBe(retold);
    lights.off();
    expect(lights.on(retold)).toBe(null);
  });

  it("stay off where the next search begins before", () => {
    const [lights, retold] = [new Lights(), search(1)];
    lights.after(retold)();
    vi.advanceTimersByTime(DRAWN);
    expect(lights.rising).toBe(false);
    expect(lights.on(retold)).toBe(null);
  });

  it("never go on for who wants no film, though the hand still comes up", () => {
    const [lights, retold] = [new Lights(), search(2)];
    lights.never();
    lights.after(retold);
    expect(lights.rising).toBe(true);
    vi.advanceTimersByTime(DRAWN);
    expect(lights.on(retold)).toBe(null);
  });
});
