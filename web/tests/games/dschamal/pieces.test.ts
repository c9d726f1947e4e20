import { describe, expect, it } from "vitest";
import { giftTo, inHand, spoken, touch } from "../../../src/games/dschamal/choosing";
import { drawingOf, facesOf } from "../../../src/games/dschamal/drawing";
import { BODIES } from "../../../src/games/dschamal/bodies";
import { BLACKS, CAMEL, colourOf, formOf, kinds, SHAPES } from "../../../src/games/dschamal/pieces";
import type { DschamalMove } from "../../../src/games/dschamal/protocol";

describe("the pieces", () => {
  it("are numbered as the table numbers them", () => {
    expect([formOf(0), colourOf(0)]).toEqual(["ball", "blue"]);
    expect([formOf(47), colourOf(47)]).toEqual(["cross", "brown"]);
    expect([formOf(48), colourOf(48)]).toEqual(["flattened-ball", "black"]);
    expect([formOf(CAMEL), colourOf(CAMEL)]).toEqual(["camel", "black"]);
  });

  it("lie together by shape, black ones last", () => {
    expect(kinds([50, 9, 2, 8, 48])).toEqual([
      { shape: 0, pieces: [2] },
      { shape: 2, pieces: [8, 9] },
      { shape: -1, pieces: [48, 50] },
    ]);
  });

  it("all have a body and a drawing within a finger's reach of its middle", () => {
    expect(Object.keys(BODIES)).toEqual([...SHAPES, ...BLACKS]);
    for (let piece = 0; piece <= CAMEL; piece += 1) {
      const corners = facesOf(formOf(piece)).flat();
      expect(corners.length).toBeGreaterThan(11);
      expect(drawingOf(piece)).toContain(`url(#dsc-${colourOf(piece)})`);
    }
  });
});

describe("pointing at pieces", () => {
  const take = (piece: number): DschamalMove => ({ type: "take", piece });
  const give = (piece: number, to: number): DschamalMove => ({ type: "give", piece, to });

  it("takes what can be taken at one touch", () => {
    expect(touch([take(3), take(9)], 3)).toEqual({ move: take(3) });
    expect(touch([take(3)], 4)).toBeNull();
    expect(touch([give(3, 1)], 3)).toEqual({ move: give(3, 1) });
  });

  it("takes a piece in hand that could go to several", () => {
    const camel = [take(50), give(48, 1), give(48, 2)];
    expect(touch(camel, 48)).toEqual({ move: null });
    expect(inHand(camel, null)).toBeNull();
    expect(inHand(camel, 48)).toBe(48);
    expect(giftTo(camel, 48, 2)).toEqual(give(48, 2));
    expect(giftTo(camel, null, 2)).toBeNull();
    expect(spoken(camel, 48)).toEqual([give(48, 1), give(48, 2)]);
    expect(spoken(camel, null)).toEqual(camel);
  });

  it("holds the only piece there is to give", () => {
    expect(inHand([give(9, 1), give(9, 2)], null)).toBe(9);
    expect(inHand([give(9, 1), give(8, 1)], null)).toBeNull();
  });
});
