import { describe, expect, it, vi } from "vitest";
import { buzz } from "../../../src/games/dschamal/bag/buzz";
import { describe as sense } from "../../../src/games/dschamal/bag/describe";
import { Laid, TIP, WIDE } from "../../../src/games/dschamal/bag/laid";
import { brightness, coolness } from "../../../src/games/dschamal/bag/light";
import { CONTOURS, fading, LASTING, Memory, type Tint } from "../../../src/games/dschamal/bag/memory";
import { patchOf, tiltOf } from "../../../src/games/dschamal/bag/relief";
import { heard, Sensing, trembled } from "../../../src/games/dschamal/bag/played";
import { placeWords, sizeWords } from "../../../src/games/dschamal/bag/words";

/** Rows as one sees them: the far one first. */
const seen = (...rows: string[]): string => rows.reverse().join("");

describe("what is felt, in words", () => {
  it.each([
    ["nothing", ".........................", "empty", [], null],
    ["a face", "4444444444444444444444444", "flat", [], null],
    ["a left edge", seen(".4444", ".4444", ".4444", ".4444", ".4444"), "flat", ["left"], null],
    ["a far edge", seen(".....", ".....", "44444", "44444", "44444"), "flat", ["ahead"], null],
    ["a slope", seen("12234", "12234", "12234", "12234", "12234"), "slope", [], "right"],
    ["a ball", seen("12221", "23332", "23432", "23332", "12221"), "round", [], null],
    ["a tip", seen(".....", "..2..", ".242.", "..2..", "....."), "point", ["left", "right", "ahead", "back"], null],
    ["a ridge", seen("11111", "33333", "44444", "33333", "11111"), "ridge", [], "across"],
    ["a slanting ridge", seen("....2", "..242", "242..", "42...", "....."), "ridge", ["ahead", "back"], "slanting"],
    ["something to the left", seen("4....", "4....", "4....", "4....", "4...."), "beside", [], "left"],
    ["something ahead", seen("13444", "...01", ".....", ".....", "....."), "beside", [], "ahead"],
    ["a hole", seen("44444", "4...4", "4...4", "4...4", "44444"), "hole", [], null],
    ["a hollow", seen("44444", "43334", "43234", "43334", "44444"), "hollow", [], null],
  ] as const)("%s", (_, relief, surface, edges, towards) => {
    const felt = sense(patchOf(relief));
    expect(felt.surface).toBe(surface);
    expect(felt.edges).toEqual(edges);
    expect(felt.towards).toBe(towards);
  });

  it("a face that leans is a slope, however even", () => {
    expect(sense(patchOf(`${"4".repeat(25)}ec`), tiltOf(`${"4".repeat(25)}ec`))).toMatchObject({ surface: "slope", towards: "back" });
    expect(tiltOf(`${"4".repeat(25)}gc`)).toEqual({ x: 1, y: -1 });
    expect(tiltOf("4".repeat(25))).toEqual({ x: 0, y: 0 });
  });

  it("a corner is two edges that meet", () => {
    const felt = sense(patchOf(seen(".....", ".....", "..444", "..444", "..444")));
    expect(felt).toMatchObject({ surface: "flat", edges: ["left", "ahead"], corner: true });
  });
});

describe("light on the relief", () => {
  it("comes from above-left", () => {
    expect(brightness(0, 0)).toBeCloseTo(0.5, 2);
    expect(brightness(1, 0)).toBeGreaterThan(0.6);
    expect(brightness(-1, 0)).toBeLessThan(0.35);
    expect(brightness(0, -1)).toBeGreaterThan(0.6);
    expect(brightness(0, 1)).toBeLessThan(0.35);
  });

  it("is cool from above-right, where slopes lie across the lamp", () => {
    expect(coolness(0, 0)).toBeCloseTo(0, 5);
    expect(coolness(-1, -1)).toBeGreaterThan(0.5);
    expect(coolness(1, 1)).toBeLessThan(-0.5);
    expect(brightness(1, 1)).toBeCloseTo(brightness(-1, -1), 5);
    expect(coolness(1, -1)).toBeCloseTo(0, 5);
  });

  it("still tells two steep sides apart", () => {
    expect(brightness(2, 0)).toBeGreaterThan(brightness(0, 0));
    expect(brightness(-2, 0)).toBeLessThan(brightness(-1, 0));
  });

  it("falls on a fingertip as it lies", () => {
    const laid = new Laid({ x: 20, y: 20 }, `${"4".repeat(25)}gc`, 0, 0);
    const middle = TIP * WIDE + TIP;
    expect(laid.heights[middle + 3]! - laid.heights[middle]!).toBeCloseTo(3, 5);
    expect(laid.heights[middle + 2 * WIDE]! - laid.heights[middle]!).toBeCloseTo(-2, 5);
    expect(laid.there[middle]).toBe(1);
  });
});

describe("memory", () => {
  const TINT: Tint = { dark: [0, 0, 0], flat: [100, 100, 100], lit: [200, 200, 200], bare: [20, 20, 20], cool: [-10, 0, 10] };
  const at = (memory: Memory, x: number, y: number, now: number): number[] => {
    const pixels = new Uint8ClampedArray(4);
    memory.shaded({ left: x, near: y, width: 1, height: 1 }, now, TINT, pixels);
    return [...pixels];
  };

  const FLAT = `${"4".repeat(25)}ee`;

  it("holds a fingertip's reach and nothing beyond it", () => {
    const memory = new Memory(368);
    memory.add({ x: 50, y: 50 }, FLAT, 1000);
    expect(at(memory, 50, 50, 1000)).toEqual([100, 100, 100, 255]);
    expect(at(memory, 59, 50, 1000)[3]).toBe(0);
  });

  it("fades, contours later than surfaces", () => {
    const memory = new Memory(368);
    for (const x of [40, 46, 52]) memory.add({ x, y: 40 }, FLAT, 0);
    for (const x of [40, 46, 52]) memory.add({ x, y: 48 }, `${"44444".repeat(2)}${".....".repeat(3)}ee`, 0);
    const half = at(memory, 46, 40, LASTING / 2)[3] ?? 0;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(255);
    expect(at(memory, 46, 40, LASTING + 1)[3]).toBe(0);
    const edge = Math.max(...[44, 45, 46, 47, 48].map((y) => at(memory, 46, y, LASTING + 1)[3] ?? 0));
    expect(edge).toBeGreaterThan(20);
    expect(at(memory, 46, 46, CONTOURS + 1)[3]).toBe(0);
    expect(fading(0)).toBe(1);
  });

  it("forgets what was pushed, even at the rim", () => {
    const memory = new Memory(368);
    memory.add({ x: 4, y: 4 }, FLAT, 1000);
    memory.add({ x: 80, y: 4 }, FLAT, 1000);
    memory.forget({ x: 0, y: 0 }, 44, 1000);
    expect(at(memory, 4, 4, 1000)[3]).toBe(0);
    expect(at(memory, 80, 4, 1000)[3]).toBe(255);
  });

  it("joins touches into one surface: a slope is one slope, without a seam between two touches", () => {
    const memory = new Memory(368);
    for (const x of [50, 56, 62]) for (const y of [50, 56]) memory.add({ x, y }, `${"4".repeat(25)}fe`, 1000);
    const row = Array.from({ length: 12 }, (_, k) => at(memory, 50 + k, 53, 1000)[0] ?? 0);
    expect(Math.min(...row)).toBeGreaterThan(104);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(2);
  });

  it("joins two strokes that lie beside each other, and two that lie apart not", () => {
    const memory = new Memory(368);
    for (const y of [50, 60, 90]) for (const x of [50, 56, 62]) memory.add({ x, y }, FLAT, 1000);
    expect(at(memory, 56, 55, 1000)[3]).toBe(255);
    expect(at(memory, 56, 75, 1000)[3]).toBe(0);
  });

  it("a fingertip on a ridge does not cut off the slopes beside it", () => {
    const memory = new Memory(368);
    for (const y of [50, 56, 62]) {
      memory.add({ x: 50, y }, `${"4".repeat(25)}ge`, 1000);
      memory.add({ x: 60, y }, `${"4".repeat(25)}ce`, 1000);
      memory.add({ x: 55, y }, `${".242.".repeat(5)}ee`, 1000);
    }
    for (const x of [50, 52, 54, 56, 58, 60]) expect(at(memory, x, 56, 1000)[3]).toBe(255);
  });

  it("is the same whether it came touch by touch or all at once", () => {
    const [one, other] = [new Memory(368), new Memory(368)];
    const touches = [50, 55, 60, 65].flatMap((x) => [50, 57].map((y) => [x, y, `${"44332".repeat(5)}de`] as const));
    for (const [x, y, relief] of touches) one.add({ x, y }, relief, 1000);
    other.recall(touches, 1000);
    for (const x of [50, 54, 58, 62]) expect(Math.abs((at(one, x, 53, 1000)[0] ?? 0) - (at(other, x, 53, 1000)[0] ?? 0))).toBeLessThan(12);
  });
});

describe("sound and trembling", () => {
  const [CLOTH, WOOD] = [".".repeat(27), `${"4".repeat(25)}ee`];
  const SLOPE = `${"4".repeat(25)}hi`;
  const RIDGE = "1111133333444443333311111ee";
  const step = { x: 6, y: 0 };
  const after = (...reliefs: string[]) => {
    const sensing = new Sensing();
    return reliefs.map((relief) => sensing.next(relief, step)).at(-1)!;
  };

  it("tell coming onto a piece from leaving it, and how wide it was", () => {
    expect(after(CLOTH, WOOD)).toMatchObject({ onto: 1, left: false });
    expect(after(CLOTH, WOOD, WOOD, CLOTH)).toMatchObject({ onto: -1, left: true, run: 18 });
    expect(after(WOOD, WOOD).edge).toBe(0);
  });

  it("follow what is rubbed and how fast", () => {
    expect(heard(after(WOOD, WOOD), 0).loud).toBe(0);
    expect(heard(after(WOOD, WOOD), 120).loud).toBeGreaterThan(heard(after(CLOTH, CLOTH), 120).loud);
    expect(heard(after(CLOTH, CLOTH), 120).hum).toBe(0);
  });

  it("hum higher on a slope, and with a fifth on a ridge", () => {
    expect(heard(after(SLOPE, SLOPE), 120).pitch).toBeGreaterThan(heard(after(WOOD, WOOD), 120).pitch);
    expect(heard(after(RIDGE, RIDGE), 120).fifth).toBeGreaterThan(heard(after(WOOD, WOOD), 120).fifth);
  });

  it("knock lower at the end of a wide piece, and tremble oftener", () => {
    const [wide, narrow] = [after(...Array<string>(6).fill(WOOD), CLOTH), after(WOOD, CLOTH)];
    expect(heard(wide, 120).knock!.hertz).toBeLessThan(heard(narrow, 120).knock!.hertz);
    expect(trembled(wide).length).toBeGreaterThan(trembled(narrow).length);
  });

  it("tremble longer the steeper, and not over cloth", () => {
    expect(trembled(after(CLOTH, CLOTH))).toEqual([]);
    expect(trembled(after(SLOPE, SLOPE))[0]).toBeGreaterThan(trembled(after(WOOD, WOOD))[0]!);
  });

  it("are put in words with place and size", () => {
    const say = (id: string, args: unknown): string => `${id} ${JSON.stringify(args)}`;
    expect(placeWords({ x: 0, y: 368 }, 368, say as never)).toBe('bag-place {"across":"left","deep":"far"}');
    expect(sizeWords(23, say as never)).toBe('bag-size {"millimetres":25}');
  });

  it("come no oftener than a finger can tell apart", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    buzz([20], 1_000_000);
    buzz([20], 1_000_030);
    buzz([20], 1_000_100);
    expect(vibrate).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
