import { describe, expect, it } from "vitest";
import { apart, wideAs } from "../../../src/games/dschamal/tower/labels";

const wide = (): number => 60;

describe("names below towers", () => {
  it("stay where there is room", () => {
    const labels = [{ seat: 0, x: 100, y: 50 }, { seat: 1, x: 200, y: 50 }];
    expect(apart(labels, 150, wide)).toEqual(labels);
  });

  it("give way downwards, the outer ones first", () => {
    const found = apart([{ seat: 0, x: 60, y: 50 }, { seat: 1, x: 100, y: 50 }, { seat: 2, x: 130, y: 78 }], 130, wide);
    expect(found.find(({ seat }) => seat === 2)?.y).toBe(78);
    expect(found.find(({ seat }) => seat === 1)?.y).toBe(50);
    expect(found.find(({ seat }) => seat === 0)?.y).toBeGreaterThan(70);
  });

  it("are as wide as their letters", () => {
    expect(wideAs("Chantecler 3")).toBeGreaterThan(wideAs("Vous 6"));
  });
});
