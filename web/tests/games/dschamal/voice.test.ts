import { describe, expect, it } from "vitest";
import { loudness, Shouts } from "../../../src/games/dschamal/voice/shouts";

/** When a shout is heard, if every 30 ms it is as loud as told. */
function heard(loud: readonly number[]): number[] {
  const shouts = new Shouts();
  return loud.flatMap((level, k) => (shouts.hears(level, 30 * k) ? [k] : []));
}
const lasting = (level: number, steps: number): number[] => Array.from({ length: steps }, () => level);

describe("a shout", () => {
  it("is heard once, a moment after it began", () => {
    expect(heard([...lasting(0.01, 10), ...lasting(0.4, 30)])).toEqual([14]);
  });

  it("is no knock, no cough and no talk", () => {
    expect(heard([...lasting(0.01, 10), 0.8, 0.7, ...lasting(0.01, 10), ...lasting(0.08, 60)])).toEqual([]);
  });

  it("counts again only after a pause", () => {
    const cry = lasting(0.4, 10);
    expect(heard([...cry, ...lasting(0.01, 5), ...cry])).toHaveLength(1);
    expect(heard([...cry, ...lasting(0.01, 14), ...cry])).toHaveLength(2);
  });

  it("has to be louder in a loud room", () => {
    expect(heard([...lasting(0.1, 300), ...lasting(0.2, 20)])).toEqual([]);
    expect(heard([...lasting(0.1, 300), ...lasting(0.6, 20)])).toHaveLength(1);
  });

  it("is measured over all of a piece of sound", () => {
    expect(loudness(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5);
    expect(loudness(new Float32Array())).toBe(0);
  });
});
