import { beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "../src/lib/motion";

beforeEach(() => void vi.useFakeTimers());

describe("showing one thing after the other", () => {
  it("gives each its time", () => {
    const shown: number[] = [];
    const pacer = new Pacer();
    [1, 2, 3].forEach((n) => pacer.push(() => shown.push(n), 300));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("can be skipped, in order", () => {
    const shown: number[] = [];
    const pacer = new Pacer();
    [1, 2, 3].forEach((n) => pacer.push(() => shown.push(n), 300));
    pacer.skip();
    expect(shown).toEqual([1, 2, 3]);
    pacer.push(() => shown.push(4), 300);
    expect(shown.at(-1)).toBe(4);
  });

  it("lets each thing be taken in, even when skipped", () => {
    let [now, seen] = [0, [] as number[]];
    const pacer = new Pacer(() => seen.push(now));
    [1, 2, 3].forEach((n) => pacer.push(() => (now = n), 300));
    pacer.skip();
    expect(seen).toEqual([2, 3]);
  });

  it("tells each how long it has: none where it is skipped", () => {
    const given: number[] = [];
    const pacer = new Pacer();
    [300, 200, 100].forEach((ms) => pacer.push((time) => given.push(time), ms));
    pacer.skip();
    expect(given).toEqual([300, 0, 0]);
  });

  it("hurries when much is waiting", () => {
    const shown: number[] = [];
    const pacer = new Pacer();
    for (let n = 0; n < 20; n++) pacer.push(() => shown.push(n), 300);
    vi.advanceTimersByTime(320);
    expect(shown.length).toBeGreaterThan(10);
  });
});
