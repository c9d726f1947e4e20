import { beforeEach, describe, expect, it, vi } from "vitest";
import { ranking, wayOn } from "../src/evening/nextTable";
import { keepSeat, seatToken } from "../src/lib/storage";
import type { PlaceView } from "../src/protocol";

const place = (name: string, bot = ""): PlaceView => ({ name, bot }) as PlaceView;

describe("an evening", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("ranks people by their points, equal ones together, without bots and free seats", () => {
    const places = [place("Anne"), place("Renart", "easy"), place("Béa"), place("Carl"), place("")];
    expect(ranking([1, 9, 4, 1, 0], places).map(({ name, points, place }) => [name, points, place])).toEqual([
      ["Béa", 4, 1],
      ["Anne", 1, 2],
      ["Carl", 1, 2],
    ]);
  });

  it("takes one's seat along to the next table, and no other's", () => {
    keepSeat("OLDONE", "mine");
    expect(wayOn("OLDONE", "NEWONE", false)).toBe("/t/NEWONE");
    expect(seatToken("NEWONE")).toBe("mine");
    keepSeat("NEWONE", "newer");
    expect(wayOn("OLDONE", "NEWONE", true)).toBe("/watch/NEWONE");
    expect(seatToken("NEWONE")).toBe("newer");
  });
});
