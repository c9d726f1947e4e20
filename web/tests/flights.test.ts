import { describe, expect, it } from "vitest";
import { starts, wayBetween } from "../src/motion/flightPaths";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("things that fly", () => {
  it("have all come when the time is over, however many they are", () => {
    for (const count of [1, 2, 5, 20]) {
      for (const after of [0, 0.3]) {
        const { delays, ms } = starts(count, 400, after);
        expect(delays).toHaveLength(count);
        expect(delays[0]).toBe(400 * after);
        expect(Math.max(...delays) + ms).toBeCloseTo(400);
      }
    }
  });

  it("begin where they lay, as large as they were", () => {
    const { box: end, way } = wayBetween(box(100, 700, 60, 85), box(200, 300, 90, 127.5), null);
    expect(end).toEqual(box(200, 300, 90, 127.5));
    expect(way).toBe(`translate(${130 - 245}px, ${742.5 - 363.75}px) scale(${60 / 90})`);
  });

  it("go to the middle of a plate in a size of their own", () => {
    const { box: end } = wayBetween(box(0, 0, 44, 62), box(100, 100, 200, 80), { width: 44, height: 62 });
    expect(end).toEqual(box(178, 109, 44, 62));
  });
});
