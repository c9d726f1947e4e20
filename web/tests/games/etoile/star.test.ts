import { describe, expect, it } from "vitest";
import type { EtoileEvent, EtoileMove } from "../../../src/games/etoile/protocol";
import { agreed, huffedIn, motionOf, paceOf, trailOf } from "../../../src/games/etoile/motion";
import { complete, narrowed, nexts, playsOf, spoken, stuck, tap } from "../../../src/games/etoile/select";
import { ahead, ALL, between, cellAt, colourOf, middle, neighbours, played, trodden, walk, type Colour } from "../../../src/games/etoile/star";

const play = (written: string): EtoileMove => ({ type: "play", path: written.split(/[-x]/), takes: written.includes("x") });
const COLOURS: Colour[] = ["dark", "light"];

describe.each(COLOURS)("the star, %s cells", (colour) => {
  const cells = played(colour);

  it("has 48 of 96 cells, 75 pairs of neighbours and 114 jumps", () => {
    expect(ALL.length).toBe(96);
    expect(cells.length).toBe(48);
    const pairs = cells.flatMap((cell) => neighbours(cell).map((other) => [cell, other].sort().join()));
    expect(new Set(pairs).size).toBe(75);
    expect(pairs.length).toBe(150);
    const jumps = cells.flatMap((cell) => neighbours(cell).flatMap((over) => ahead(cell, over)));
    expect(jumps.length).toBe(114);
  });

  it("draws neighbours close and everything else farther, whoever looks", () => {
    for (const bottom of [0, 1, 2])
      for (const cell of cells)
        for (const other of neighbours(cell)) {
          const [a, b] = [middle(cell, bottom), middle(other, bottom)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1.74 * 60);
          expect(colourOf(other)).toBe(colour);
        }
  });

  it("finds the cell under a finger", () => {
    for (const cell of cells) {
      const { x, y } = middle(cell, 1);
      expect(cellAt({ x: x + 9, y: y - 8 }, colour, 1)).toBe(cell);
    }
    expect(cellAt({ x: 900, y: 0 }, colour, 1)).toBeNull();
  });

  it("can be walked all over by arrows", () => {
    const reached = new Set([cells[0] ?? ""]);
    for (const cell of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walk(cell, key, 2);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(48);
  });
});

describe("diagonals", () => {
  it("fork at the centre and carry on across an axis", () => {
    expect(ahead("Ac3", "Ad4").sort()).toEqual(["Bd4", "Cd4"]);
    expect(ahead("Bd4", "Ad4")).toEqual(["Ac3"]);
    expect(between("Ac3", "Bc3")).toEqual(["Ad4", "Bd4"]);
    expect(trodden(["Ac3", "Ca1"])).toEqual(["Ac3", "Ad4", "Cd4", "Cc3", "Cb2", "Ca1"]);
  });
});

describe("a move entered cell by cell", () => {
  const moves: EtoileMove[] = [
    play("Ac3xBd4xBb2"),
    play("Ac3xCd4"),
    play("Aa3-Ab4"),
    play("Bc3xBa1"),
    play("Bc3xBa1xBc1"),
    { type: "huff", cell: "Cd2" },
    { type: "oblige" },
  ];
  const own = new Set(["Ac3", "Aa3", "Bc3", "Ag1"]);
  const at = (chosen: string[], cell: string) => tap(moves, chosen, cell, own);

  it("says of a piece of one's own that it has no move", () => {
    const plays = playsOf(moves);
    expect(stuck(plays, ["Ag1"])).toBe(true);
    expect(stuck(plays, ["Ac3"])).toBe(false);
    expect(stuck(plays, [])).toBe(false);
    expect(stuck([], ["Ag1"])).toBe(false);
  });

  it("narrows what was offered", () => {
    const plays = playsOf(moves);
    expect([...nexts(plays, ["Ac3"])]).toEqual([["Bd4", true], ["Cd4", true]]);
    expect(narrowed(plays, ["Ac3", "Bd4"]).length).toBe(1);
    expect(complete(plays, ["Bc3", "Ba1"])).toEqual(play("Bc3xBa1"));
  });

  it("is played when nothing is left to choose", () => {
    expect(at([], "Ac3")).toEqual({ kind: "path", path: ["Ac3"] });
    expect(at(["Ac3"], "Cd4")).toEqual({ kind: "move", move: play("Ac3xCd4") });
    expect(at(["Ac3"], "Bd4")).toEqual({ kind: "path", path: ["Ac3", "Bd4"] });
    expect(at(["Ac3", "Bd4"], "Bb2")).toEqual({ kind: "move", move: play("Ac3xBd4xBb2") });
    expect(at(["Ac3"], "Bb2")).toEqual({ kind: "move", move: play("Ac3xBd4xBb2") });
  });

  it("waits where one may stop or go on, and stops when pressed again (ETO-31)", () => {
    expect(at(["Bc3"], "Ba1")).toEqual({ kind: "path", path: ["Bc3", "Ba1"] });
    expect(at(["Bc3", "Ba1"], "Ba1")).toEqual({ kind: "move", move: play("Bc3xBa1") });
    expect(at(["Bc3", "Ba1"], "Bc1")).toEqual({ kind: "move", move: play("Bc3xBa1xBc1") });
  });

  it("lets go, takes another piece, huffs, and asks the table why not", () => {
    expect(at(["Ac3"], "Ac3")).toEqual({ kind: "path", path: [] });
    expect(at(["Ac3"], "Aa3")).toEqual({ kind: "path", path: ["Aa3"] });
    expect(at(["Ac3"], "Cd2")).toEqual({ kind: "move", move: { type: "huff", cell: "Cd2" } });
    expect(at(["Aa3"], "Ca1")).toEqual({ kind: "move", move: play("Aa3-Ca1") });
    expect(at([], "Ca1")).toEqual({ kind: "path", path: [] });
  });

  it("touches at a table where touched is played (ETO-41)", () => {
    const touching: EtoileMove[] = [play("Ac3-Ad4"), { type: "touch", cell: "Ac3" }];
    expect(tap(touching, [], "Ac3", own)).toEqual({ kind: "move", move: { type: "touch", cell: "Ac3" } });
    expect(spoken(touching, [])).toEqual([play("Ac3-Ad4")]);
  });

  it("is listed in the order one would say it", () => {
    expect(spoken(moves, []).map((move) => move.type)).toEqual(["huff", "oblige", "play", "play", "play", "play", "play"]);
    expect(spoken(moves, ["Aa3"]).at(-1)).toEqual(play("Aa3-Ab4"));
  });
});

describe("motion", () => {
  const taken: EtoileEvent = { type: "pieces-taken", seat: 0, path: ["Ac3", "Bd4", "Bb2"], taken: ["Ad4", "Bc3"] };
  const before = [
    { cell: "Ad4", camp: 1, queen: false },
    { cell: "Bc3", camp: 2, queen: true },
    { cell: "Ac3", camp: 0, queen: false },
  ];

  it("walks the path, bends with the diagonals and lifts what was taken", () => {
    const motion = motionOf([taken], before, []);
    expect(motion?.cells).toEqual(["Ac3", "Ad4", "Bd4", "Bc3", "Bb2"]);
    expect(motion?.lifted.map((piece) => piece.cell)).toEqual(["Ad4", "Bc3"]);
    expect(paceOf(taken)).toBeGreaterThan(400);
  });

  it("does not walk twice what a hand has walked", () => {
    expect(motionOf([taken], before, ["Ac3", "Bd4", "Bb2"])?.cells).toEqual([]);
    expect(motionOf([taken], before, ["Ac3", "Bd4"])?.cells).toEqual(["Bd4", "Bc3", "Bb2"]);
  });

  it("goes back when a move is taken back, and lifts what is huffed", () => {
    const back: EtoileEvent = { type: "move-taken-back", seat: 1, offender: 0, path: ["Ac3", "Ad4"] };
    expect(motionOf([back], before, [])?.cells).toEqual(["Ad4", "Ac3"]);
    const huffed: EtoileEvent = { type: "piece-huffed", seat: 1, offender: 0, cell: "Ac3" };
    expect(motionOf([huffed], before, [])?.lifted).toEqual([before[2]]);
    expect(motionOf([{ type: "draw-offered", seat: 0 }], before, [])).toBeNull();
  });

  it("brings what was taken to its taker, and what was huffed to nobody", () => {
    expect(motionOf([taken], before, [])?.taker).toBe(taken.seat);
    expect(motionOf([{ type: "piece-huffed", seat: 1, offender: 0, cell: "Ac3" }], before, [])?.taker).toBeNull();
  });

  it("stands where it goes at once where there is no time", () => {
    expect(motionOf([taken], before, [], false)).toBeNull();
  });
});

describe("what was moved since one's own last move", () => {
  const moved = (seat: number, ...path: string[]): EtoileEvent => ({ type: "piece-moved", seat, path });
  const told = [moved(0, "Ac3", "Ad4"), moved(1, "Bc3", "Bd4"), moved(2, "Cc3", "Cd4"), moved(0, "Aa3", "Ab4"), moved(1, "Ba3", "Bb4"), moved(2, "Ca3", "Cb4")];

  it("is found again in what the house tells somebody who comes back", () => {
    const trail = agreed(trailOf([], told, 0, 3), ["Ca3", "Cb4"]);
    expect(trail).toEqual([["Aa3", "Ab4"], ["Ba3", "Bb4"], ["Ca3", "Cb4"]]);
  });

  it("is the last move alone where what was told does not lead to it", () => {
    expect(agreed(trailOf([], told, 0, 3), ["Ba3", "Bb4"])).toEqual([["Ba3", "Bb4"]]);
    expect(agreed([], [])).toEqual([]);
  });

  it("remembers a huff until the next move", () => {
    const huff: EtoileEvent = { type: "piece-huffed", seat: 1, offender: 0, cell: "Ad4" };
    expect(huffedIn([...told, huff])).toBe("Ad4");
    expect(huffedIn([huff, ...told])).toBeNull();
  });
});
