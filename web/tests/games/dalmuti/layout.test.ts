import { describe, expect, it } from "vitest";
import { fan } from "../../../src/games/dalmuti/fan";
import { crowded, others, round } from "../../../src/table/ring";

const PHONE = { width: 390, height: 500, padX: 50, padY: 42 };

describe("seats round the table", () => {
  it.each([3, 4, 5, 6, 7, 8, 9])("fit a phone without touching each other (%i others)", (count) => {
    const points = others(count, PHONE);
    for (const [i, a] of points.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(PHONE.padX - 0.01);
      expect(a.x).toBeLessThanOrEqual(PHONE.width - PHONE.padX + 0.01);
      for (const b of points.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= 98 || Math.abs(a.y - b.y) >= 66).toBe(true);
      }
    }
  });

  it("go clockwise: the first at my left, the last at my right", () => {
    const points = others(4, PHONE);
    expect(points[0]?.x).toBeLessThan(PHONE.width / 2);
    expect(points[3]?.x).toBeGreaterThan(PHONE.width / 2);
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
  });

  it("are all round it for somebody who looks on, the first at the bottom", () => {
    const points = round(10, { ...PHONE, height: 760 });
    expect(points).toHaveLength(10);
    expect(points[0]?.x).toBeCloseTo(195);
    expect(points[0]?.y).toBeCloseTo(718);
  });
});

describe("small plates", () => {
  const plate = { padX: 40, padY: 34, bend: 0.1 };

  it("let ten people sit where usual ones would cover each other", () => {
    const usual = { width: 320, height: 280, padX: 50, padY: 42 };
    expect(crowded(others(9, usual), usual)).toBe(true);
    expect(crowded(others(9, { ...plate, width: 320, height: 280 }), plate)).toBe(false);
  });

  it("still cover each other where there is no room at all", () => {
    expect(crowded(others(9, { ...plate, width: 320, height: 150 }), plate)).toBe(true);
  });
});

describe("a hand of cards", () => {
  const twenty = [1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12, 12, 13];

  it("lies in one row where there is room", () => {
    expect(fan(twenty, 1000, 92).every((card) => card.row === 0)).toBe(true);
  });

  it("lies in two rows on a phone, inside its width, with room for a thumb", () => {
    const lying = fan(twenty, 370, 62);
    expect(new Set(lying.map((card) => card.row))).toEqual(new Set([0, 1]));
    for (const [i, card] of lying.entries()) {
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.left + 62).toBeLessThanOrEqual(370.01);
      const next = lying[i + 1];
      if (next?.row === card.row) expect(next.left - card.left).toBeGreaterThan(15);
    }
  });

  it("can be empty, or twenty equal cards", () => {
    expect(fan([], 370, 62)).toEqual([]);
    expect(fan(Array.from({ length: 12 }, () => 12), 370, 62)).toHaveLength(12);
  });
});
