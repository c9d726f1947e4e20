import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Orbit } from "../../../src/games/dschamal/tower/orbit";
import { placeOf, roomOf } from "../../../src/games/dschamal/tower/stage";

const SIZES = [
  [366, 240],
  [390, 420],
  [800, 150],
  [1300, 480],
  [1860, 800],
] as const;
const TOWERS = [3, 4, 5, 6].flatMap((seats) => [-1, 0, 2].map((me) => ({ seats, me })));

const rooms = (seats: number, me: number) => Array.from({ length: seats }, (_, seat) => roomOf(placeOf(seat, me, seats), 40 + 45 * seat));

describe.each(SIZES)("towers in a picture of %i × %i", (width, height) => {
  it.each(TOWERS)("of $seats players, seen by seat $me, are whole from every side", ({ seats, me }) => {
    const orbit = new Orbit();
    orbit.shape(width, height);
    const points = rooms(seats, me).flat();
    orbit.frame(points);
    for (let turn = 0; turn < 8; turn++) {
      orbit.turn(Math.PI / 4, 0);
      for (const point of points) {
        const { x, y } = new Vector3(...point).project(orbit.camera);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
      }
    }
  });

  it.each(TOWERS)("of $seats players, seen by seat $me, hide none of each other from the front", ({ seats, me }) => {
    const orbit = new Orbit();
    orbit.shape(width, height);
    const all = rooms(seats, me);
    orbit.frame(all.flat());
    const spans = all
      .map((room) => room.map((point) => new Vector3(...point).project(orbit.camera).x))
      .map((xs) => [Math.min(...xs), Math.max(...xs)] as const)
      .sort(([a], [b]) => a - b);
    spans.slice(1).forEach(([left], k) => expect(left).toBeGreaterThan(spans[k]![1] - 0.02));
  });
});
