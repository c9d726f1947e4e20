import { beforeEach, describe, expect, it, vi } from "vitest";
import { buzz, pattern } from "../src/games/dschamal/bag/buzz";
import { HandClock } from "../src/games/dschamal/bag/clock";
import { change, describe as sense } from "../src/games/dschamal/bag/describe";
import { fading, LASTING, Memory, type Tint } from "../src/games/dschamal/bag/memory";
import { drift, Pointing } from "../src/games/dschamal/bag/pointing";
import { Reach, type Hooks } from "../src/games/dschamal/bag/reach";
import { brightness, heightAt, heights, patchOf } from "../src/games/dschamal/bag/relief";
import { friction } from "../src/games/dschamal/bag/sound";
import { limitsOf, step, within, type Limits } from "../src/games/dschamal/bag/steps";
import { Walking } from "../src/games/dschamal/bag/walking";
import type { Answer } from "../src/games/index";
import type { DschamalOwnHand } from "../src/protocol";

const FEEL: Limits = { width: 368, speed: 400, quickest: 40, most: Infinity };
const PUSH: Limits = { width: 368, speed: 200, quickest: 80, most: 30 };
/** Rows as one sees them: the far one first. */
const seen = (...rows: string[]): string => rows.reverse().join("");

describe("a finger's steps", () => {
  it("are whole millimetres, no longer than a hand is quick", () => {
    const way = step({ x: 100, y: 100 }, { x: 300, y: 240.7 }, 40, FEEL);
    expect(Number.isInteger(way.x) && Number.isInteger(way.y)).toBe(true);
    expect((way.x ** 2 + way.y ** 2) * 1_000_000).toBeLessThanOrEqual((400 * 40) ** 2);
    expect(way.x).toBeGreaterThan(10);
  });

  it("do not leap after a rest", () => {
    expect(step({ x: 0, y: 0 }, { x: 300, y: 0 }, 5000, FEEL)).toEqual({ x: 20, y: 0 });
  });

  it("reach what is near, and stay in the bag", () => {
    expect(step({ x: 3, y: 4 }, { x: -9, y: 5.4 }, 60, FEEL)).toEqual({ x: -3, y: 1 });
  });

  it("stay on what the hand holds", () => {
    const far = within({ x: 200, y: 100 }, { x: 100, y: 100 });
    expect(Math.hypot(far.x - 100, far.y - 100)).toBeLessThanOrEqual(24);
  });

  it("push no further than one may", () => {
    expect(step({ x: 100, y: 100 }, { x: 300, y: 100 }, 100, PUSH)).toEqual({ x: 20, y: 0 });
  });

  it("follow the limits among the choices", () => {
    const choices = [{ move: "push", among: { most: 30, speed: 200, quickest: 80 } }];
    expect(limitsOf(choices, "push", 368)).toEqual(PUSH);
    expect(limitsOf(choices, "feel", 368)).toBeNull();
  });
});

describe("the hand's clock", () => {
  it("adds up to the time that has passed", () => {
    const clock = new HandClock(1000);
    expect(clock.claim(1039, 40)).toBeNull();
    expect(clock.claim(1052.6, 40)).toBe(52);
    clock.left(52);
    expect(clock.due(40)).toBe(1092);
    expect(clock.claim(1100, 40)).toBe(48);
    clock.left(48);
    clock.answered(1140, 52);
    clock.answered(1150, null);
    expect(clock.counted).toBe(52);
    expect(clock.claim(1200, 40)).toBe(148);
  });

  it("goes on from the house's count when that is ahead", () => {
    const clock = new HandClock(1000);
    clock.left(60);
    clock.answered(1070, 90);
    expect(clock.now(1070)).toBe(90);
    expect(clock.claim(1120, 40)).toBe(50);
  });

  it("starts where a hand that comes back was", () => {
    expect(new HandClock(5000, 1200).claim(5100, 40)).toBe(100);
  });
});

describe("a hand in the bag", () => {
  const HAND: DschamalOwnHand = { x: 100, y: 0, clock: 0, holds: 0, grip: null, felt: { relief: ".".repeat(25), near: false }, laid: [] } as unknown as DschamalOwnHand;
  let sent: { move: Record<string, number | string>; answer: (answer: Partial<Answer>) => Promise<void> }[];
  let hooks: Hooks;
  const answered = (hand: Partial<DschamalOwnHand>): Partial<Answer> => ({ view: { hand: { ...HAND, ...hand } } });
  const refused = (reason: string): Partial<Answer> => ({ code: "refused", refusal: { clause: "DSC-90", reason, values: {} } });

  beforeEach(() => {
    vi.useFakeTimers({ now: 10_000 });
    sent = [];
    hooks = {
      send: (move) =>
        new Promise((resolve) => {
          const answer = async (given: Partial<Answer>): Promise<void> => {
            resolve({ refusal: null, code: null, events: [], view: null, ...given });
            await vi.advanceTimersByTimeAsync(0);
          };
          sent.push({ move: move as Record<string, number | string>, answer });
        }),
      now: () => Date.now(),
      heard: vi.fn(),
      stopped: vi.fn(),
    };
  });
  const reach = (): Reach => new Reach(HAND, { feel: FEEL, push: PUSH }, 45_000, hooks, Date.now());

  it("sends touches without waiting, one every 40 ms, never too fast", () => {
    const hand = reach();
    hand.towards({ x: 300, y: 0 });
    vi.advanceTimersByTime(205);
    expect(sent.map(({ move }) => [move.type, move.dx, move.ms])).toEqual(Array.from({ length: 5 }, () => ["feel", 16, 40]));
    expect(hand.at).toEqual({ x: 180, y: 0 });
  });

  it("keeps some of them back on a very slow line", () => {
    reach().towards({ x: 360, y: 0 });
    vi.advanceTimersByTime(1000);
    expect(sent.length).toBe(7);
  });

  it("closes after its last touch and feels on only when it knows what it holds", async () => {
    const hand = reach();
    hand.towards({ x: 110, y: 0 });
    vi.advanceTimersByTime(41);
    hand.wish("close");
    hand.towards({ x: 160, y: 0 });
    vi.advanceTimersByTime(118);
    expect(sent.map(({ move }) => move.type)).toEqual(["feel"]);
    vi.advanceTimersByTime(500);
    expect(sent.map(({ move }) => move.type)).toEqual(["feel", "close"]);
    await sent[0]?.answer(answered({ x: 110, clock: 40 }));
    await sent[1]?.answer(answered({ x: 110, clock: 160, holds: 1, grip: [110, 0] }));
    vi.advanceTimersByTime(400);
    expect(sent.length).toBeGreaterThan(2);
    expect(hand.at.x).toBeLessThanOrEqual(134);
  });

  it("lays at the time it was told to, as soon as a hand can", async () => {
    const hand = reach();
    hand.wish("close");
    hand.wish("lay");
    vi.advanceTimersByTime(121);
    await sent[0]?.answer(answered({ clock: 120, holds: 1, grip: [100, 0] }));
    vi.advanceTimersByTime(151);
    expect(sent[1]?.move).toEqual({ type: "lay", ms: 150 });
    await sent[1]?.answer(answered({ clock: 270, laid: [3] }));
    expect(hand.over).toBe(true);
  });

  it("walks the refused way again, and asks again for what it wished", async () => {
    const hand = reach();
    hand.towards({ x: 110, y: 0 });
    vi.advanceTimersByTime(41);
    await sent[0]?.answer(refused("too-fast"));
    expect(hand.at).toEqual({ x: 100, y: 0 });
    vi.advanceTimersByTime(100);
    expect(sent[1]?.move).toMatchObject({ type: "feel", dx: 10 });
    await sent[1]?.answer(answered({ x: 110, clock: 120 }));
    hand.wish("close");
    vi.advanceTimersByTime(121);
    await sent[2]?.answer(refused("too-fast"));
    vi.advanceTimersByTime(300);
    expect(sent[3]?.move.type).toBe("close");
  });

  it("stops when it is out, and takes up again after a lost line", async () => {
    const hand = reach();
    hand.towards({ x: 200, y: 0 });
    vi.advanceTimersByTime(90);
    await sent[0]?.answer({ code: "lost" });
    hand.told({ ...HAND, x: 116, clock: 40 });
    vi.advanceTimersByTime(400);
    expect(sent.at(-1)?.move.dx).toBeGreaterThan(0);
    await sent.at(-1)?.answer(refused("already-pulled"));
    expect(hand.over).toBe(true);
  });

  it("feels again at rest, and not after its time is up", () => {
    reach();
    vi.advanceTimersByTime(750);
    expect(sent[0]?.move).toMatchObject({ type: "feel", dx: 0, dy: 0 });
    vi.setSystemTime(60_000);
    const before = sent.length;
    vi.advanceTimersByTime(5000);
    expect(sent.length).toBe(before);
  });

  it("says where a push came to its end", async () => {
    const hand = reach();
    hand.pushing = true;
    hand.towards({ x: 140, y: 0 });
    vi.advanceTimersByTime(81);
    expect(sent[0]?.move).toEqual({ type: "push", dx: 16, dy: 0, ms: 80 });
    await sent[0]?.answer(answered({ x: 104, clock: 80 }));
    expect(hooks.stopped).toHaveBeenCalledWith({ x: 104, y: 0 });
    vi.advanceTimersByTime(300);
    expect(sent.length).toBe(1);
  });
});

describe("pointing", () => {
  const pointing = (): Pointing => {
    const made = new Pointing({ x: 180, y: 180 }, 368);
    made.resize(354, 460);
    return made;
  };

  it("leaves the fingertip where it is when a finger comes down, and brings it below", () => {
    const made = pointing();
    made.hold(100, 100, { x: 180, y: 180 });
    const first = made.frame(0.016, { x: 180, y: 180 });
    expect(first?.x).toBeCloseTo(180, 5);
    expect(first?.y).toBeCloseTo(180, 5);
    for (let i = 0; i < 60; i++) made.frame(0.016, { x: 180, y: 180 });
    const ring = made.screen({ x: 180, y: 180 });
    expect(Math.abs(ring.x - 100)).toBeLessThan(2);
    expect(Math.abs(ring.y - 100)).toBeLessThan(2);
  });

  it("moves millimetre by millimetre with the pointer, up being deeper", () => {
    const made = pointing();
    made.hold(177, 230, { x: 180, y: 180 });
    made.move(177 + 10 * made.scale, 230 - 4 * made.scale);
    const spot = made.frame(0, { x: 180, y: 180 });
    expect(spot?.x).toBeCloseTo(190, 4);
    expect(spot?.y).toBeCloseTo(184, 4);
  });

  it("drifts only near the edge", () => {
    expect(drift(50, 177)).toBe(0);
    expect(drift(-176, 177)).toBeLessThan(-150);
  });
});

describe("arrow keys", () => {
  it("are one step at once and then a walk", () => {
    expect(Walking.step("ArrowUp", true)).toEqual({ x: 0, y: 2 });
    const walking = new Walking();
    walking.press("ArrowLeft", 0);
    expect(walking.frame(100, 0.016)).toEqual({ x: 0, y: 0 });
    expect(walking.frame(1000, 0.1).x).toBeCloseTo(-22, 1);
    walking.release("ArrowLeft");
    expect(walking.walking).toBe(false);
  });
});

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

  it("a corner is two edges that meet", () => {
    const felt = sense(patchOf(seen(".....", ".....", "..444", "..444", "..444")));
    expect(felt).toMatchObject({ surface: "flat", edges: ["left", "ahead"], corner: true });
  });

  it("tells coming onto a piece from leaving it", () => {
    const [cloth, wood] = [patchOf(".".repeat(25)), patchOf("4".repeat(25))];
    expect(change(cloth, wood).onto).toBe(1);
    expect(change(wood, cloth).onto).toBe(-1);
    expect(change(wood, wood).edge).toBe(0);
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

  it("runs smoothly between the points", () => {
    const levels = heights(patchOf("0123401234012340123401234"));
    expect(heightAt(levels, 2, 2)).toBe(2);
    expect(heightAt(levels, 2.5, 1.3)).toBeCloseTo(2.5, 5);
  });
});

describe("memory", () => {
  const TINT: Tint = { dark: [0, 0, 0], flat: [100, 100, 100], lit: [200, 200, 200], bare: [20, 20, 20] };
  const at = (memory: Memory, x: number, y: number, now: number): number[] => {
    const pixels = new Uint8ClampedArray(4);
    memory.shaded({ left: x, near: y, width: 1, height: 1 }, now, TINT, pixels);
    return [...pixels];
  };

  it("holds a fingertip's reach and nothing beyond it", () => {
    const memory = new Memory(368);
    memory.add({ x: 50, y: 50 }, "4".repeat(25), 1000);
    expect(at(memory, 50, 50, 1000)).toEqual([100, 100, 100, 255]);
    expect(at(memory, 57, 50, 1000)[3]).toBe(0);
  });

  it("fades", () => {
    const memory = new Memory(368);
    memory.add({ x: 0, y: 0 }, "4".repeat(25), 0);
    const half = at(memory, 0, 0, LASTING / 2)[3] ?? 0;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(255);
    expect(at(memory, 0, 0, LASTING + 1)[3]).toBe(0);
    expect(fading(0)).toBe(1);
  });

  it("forgets what was pushed, even at the rim", () => {
    const memory = new Memory(368);
    memory.add({ x: 4, y: 4 }, "4".repeat(25), 1000);
    memory.add({ x: 80, y: 4 }, "4".repeat(25), 1000);
    memory.forget({ x: 0, y: 0 }, 44);
    expect(at(memory, 4, 4, 1000)[3]).toBe(0);
    expect(at(memory, 80, 4, 1000)[3]).toBe(255);
  });

  it("joins touches at their own heights: a slope stays one slope", () => {
    const memory = new Memory(368);
    const slope = "01234".repeat(5).replaceAll("0", ".");
    for (const x of [50, 52, 54, 56]) memory.add({ x, y: 50 }, slope, 1000 + x);
    const [one = 0] = at(memory, 53, 50, 1100);
    const [other = 0] = at(memory, 56, 50, 1100);
    expect(one).toBeGreaterThan(100);
    expect(other).toBeGreaterThan(100);
  });
});

describe("sound and trembling", () => {
  const RUB = { edge: 0, onto: 0, rough: 0, speed: 120, there: 0, side: 0 };
  it("follow what is rubbed and how fast", () => {
    expect(friction({ ...RUB, speed: 0 }).loud).toBe(0);
    expect(friction({ ...RUB, there: 1 }).loud).toBeGreaterThan(friction(RUB).loud);
    expect(friction({ ...RUB, there: 1 }).hertz).toBeGreaterThan(friction(RUB).hertz);
    expect(friction({ ...RUB, onto: 0.5 }).hertz).toBeGreaterThan(friction({ ...RUB, onto: -0.5 }).hertz);
  });

  it("are stronger the sharper the edge", () => {
    expect(pattern({ edge: 0.05, onto: 0, rough: 0 })).toEqual([]);
    const [soft = 0] = pattern({ edge: 0.2, onto: 0, rough: 0 });
    const [sharp = 0] = pattern({ edge: 0.6, onto: 0, rough: 0 });
    expect(sharp).toBeGreaterThan(soft);
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
