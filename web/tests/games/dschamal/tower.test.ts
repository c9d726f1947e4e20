import { describe, expect, it } from "vitest";
import type { Film } from "../../../src/games/index";
import { blend, pictureAt, shownFor, strainOf } from "../../../src/games/dschamal/tower/film";
import { fallIn } from "../../../src/games/dschamal/again/retold";
import { heardOf } from "../../../src/games/dschamal/tower/creak";
import { build, offeredIn, told, ways } from "../../../src/games/dschamal/tower/plain";
import { about, after, held, pieceIn, read, readAll, span, topOf, turned, written, type Wire } from "../../../src/games/dschamal/tower/pose";

const CUBE = 8;
const BRICK = 32;
const flat: Wire[4] = [0, 0, 0, 1_000_000];
const base: Wire = [BRICK, 0, 0, 6000, flat];

describe("poses", () => {
  it("go to the table and come back", () => {
    const wire: Wire = [CUBE, 1500, -2000, 13000, [0, 0, 707107, 707107]];
    expect(written(read(wire)).slice(0, 4)).toEqual([CUBE, 1500, -2000, 13000]);
    expect(pieceIn(wire)).toBe(CUBE);
  });

  it("turn as a hand turns", () => {
    const quarter = about([0, 0, 1], 90);
    const [x, y, z] = turned(quarter, [1, 0, 0]);
    expect([x, y, z].map((part) => Math.round(part * 1000) / 1000 + 0)).toEqual([0, 1, 0]);
    const twice = turned(after(quarter, quarter), [1, 0, 0]);
    expect(Math.round(twice[0])).toBe(-1);
  });

  it("know how high a piece stands, lying or upright", () => {
    expect(span(BRICK, [0, 0, 0, 1])).toEqual([-6, 6]);
    const [low, high] = span(BRICK, about([0, 1, 0], 90));
    expect(Math.round(high - low)).toBe(36);
    expect(topOf([read(base)])).toBe(12);
    expect(held([read(base)], CUBE, 0, 0, [0, 0, 0, 1], 3).at[2]).toBe(12 + 13 + 3);
  });
});

describe("plain building", () => {
  const offered = { type: "build", drop: [CUBE, 0, 0, 25000, flat], settled: [base, [CUBE, 0, 0, 25000, flat]] };
  const gone = { type: "build", drop: [CUBE, 0, 0, 25000, flat], settled: [base] };

  it("finds the way that stands, not the one that gives up", () => {
    expect(offeredIn([gone, offered])).toBe(offered);
    expect(offeredIn([gone])).toBeNull();
  });

  it("offers each height once, over the topmost piece, and leaves the result to the house", () => {
    const brick = { type: "build", drop: [BRICK + 1, 0, 0, 0, flat], settled: [[BRICK + 1, 0, 0, 0, flat]] };
    const found = ways([[CUBE, 4000, 0, 13000, flat]], brick as never);
    expect(found.map((way) => way.height)).toEqual([12, 18, 36]);
    for (const { move } of found) {
      expect(move.settled).toBeNull();
      expect((move.drop as unknown as Wire)[1]).toBe(4000);
    }
    expect(build(read(base)).type).toBe("build");
  });

  it("tells a tower from the base up", () => {
    const who = { you: 0, name: () => "", say: (id: string, args?: object) => `${id} ${JSON.stringify(args)}` };
    const [first, second] = told([base, [CUBE, 5000, -3000, 25000, flat]], who);
    expect(first).toContain('"low":0,"high":12,"side":"none"');
    expect(second).toContain('"low":12,"high":38,"side":"right","aside":5,"deep":"near","off":3');
  });
});

describe("a fall", () => {
  const at = (z: number): Wire[] => [base, [CUBE, 0, 0, z, flat]];
  const film: Film = { version: 3, seat: 0, every: 33, poses: [at(30000), at(20000), [base]], whole: false };

  it("goes from picture to picture, and waits for more", () => {
    expect(pictureAt(film, 0)?.[1]?.at[2]).toBe(30);
    expect(pictureAt(film, 16.5)?.[1]?.at[2]).toBeCloseTo(25);
    expect(pictureAt(film, 500)).toHaveLength(1);
    expect(pictureAt({ ...film, whole: true }, 500)).toBeNull();
  });

  it("moves what is in both pictures and drops what is gone", () => {
    expect(blend(readAll(at(30000)), readAll([base]), 0.5).map((pose) => pose.piece)).toEqual([BRICK]);
  });
});

describe("a fall looked at again", () => {
  const wire = (z: number): Wire => [CUBE, 0, 0, z, flat];
  const told = { type: "tower", every: 33, poses: Array.from({ length: 41 }, (_, k) => [base, wire(40_000 - 500 * k)]) };
  const film: Film = { version: 7, seat: 2, every: 0, poses: [told], whole: true };

  it("is taken out of what a replay brings, and nothing else is", () => {
    expect(fallIn(film)).toMatchObject({ version: 7, seat: 2, every: 33, whole: true });
    expect(fallIn(film)?.poses).toHaveLength(41);
    expect(fallIn({ ...film, poses: [{ type: "search" }] })).toBeNull();
    expect(fallIn(null)).toBeNull();
  });

  it("ends slowly, and is over when it says so", () => {
    const fall = fallIn(film) as Film;
    expect(shownFor(fall)).toBe(40 * 33 + 500);
    expect(pictureAt(fall, shownFor(fall) - 1)).not.toBeNull();
    expect(pictureAt(fall, shownFor(fall))).toBeNull();
  });

  it("is heard before it is seen: swaying creaks, falling clatters, and the piece let go is neither", () => {
    const [before, after] = [readAll([base, wire(40_000)]), readAll([base, wire(39_000)])];
    expect(strainOf(before, after, null)).toBe(1);
    expect(strainOf(before, after, CUBE)).toBe(0);
    expect(heardOf(0.01)).toBeNull();
    expect(heardOf(0.4)).toHaveProperty("creak");
    expect(heardOf(4)).toHaveProperty("clatter");
  });
});
