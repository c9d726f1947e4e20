import { describe, expect, it } from "vitest";
import { joined } from "../../../src/games/dschamal/practice/exercise.svelte";

describe("what was done in an exercise", () => {
  const feel = { type: "feel", dx: 3, dy: -2, ms: 40 };

  it("stays short: steps of a feeling finger are one that leads as far", () => {
    const done = [feel, feel, feel].reduce(joined, [] as (typeof feel)[]);
    expect(done).toEqual([{ type: "feel", dx: 9, dy: -6, ms: 120 }]);
  });

  it("keeps what changes the bag or the hand in its place", () => {
    const done = [feel, { type: "push", dx: 5, dy: 0, ms: 90 }, feel, feel, { type: "close", ms: 150 }, feel].reduce(joined, [] as ReturnType<typeof joined>);
    expect(done.map((one) => one.type)).toEqual(["feel", "push", "feel", "close", "feel"]);
  });
});
