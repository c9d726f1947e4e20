import { expect, it } from "vitest";
import { decided } from "../src/table/curve";

it("finds the turn from which the winner was never overtaken", () => {
  expect(decided([[0, 0], [0.3, -0.3], [-0.2, 0.2], [0.1, -0.1], [1, -1]])).toEqual({ turn: 3, seat: 0 });
  expect(decided([[0, 0, 0], [0.1, 0.4, -0.2], [-1, 1, -1]])).toEqual({ turn: 1, seat: 1 });
});

it("says nothing of a draw, or of a game that was never open", () => {
  expect(decided([[0, 0], [0, 0]])).toBeNull();
  expect(decided([[0.5, -0.5], [1, -1]])).toBeNull();
  expect(decided([])).toBeNull();
});
