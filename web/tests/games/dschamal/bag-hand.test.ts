import { beforeEach, describe, expect, it, vi } from "vitest";
import { HandClock } from "../../../src/games/dschamal/bag/clock";
import { crosswise, SecondFinger, turnOf } from "../../../src/games/dschamal/bag/fingers";
import { drift, Pointing } from "../../../src/games/dschamal/bag/pointing";
import { Reach, type Hooks } from "../../../src/games/dschamal/bag/reach";
import type { Choice } from "../../../src/protocol";
import { limitsOf, step, within, type Limits } from "../../../src/games/dschamal/bag/steps";
import { Walking } from "../../../src/games/dschamal/bag/walking";
import type { Answer } from "../../../src/games/index";
import type { DschamalOwnHand } from "../../../src/games/dschamal/protocol";

const FEEL: Limits = { width: 368, speed: 400, quickest: 40, most: Infinity };
const PUSH: Limits = { width: 368, speed: 200, quickest: 80, most: 30 };

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
    const choices: Choice[] = [
      {
        move: "push",
        parts: [
          { kind: "point", fields: ["dx", "dy"], width: 368, most: 30, speed: 200 },
          { kind: "number", field: "ms", least: 80, most: 45_000 },
        ],
      },
    ];
    expect(limitsOf(choices, "push")).toEqual(PUSH);
    expect(limitsOf(choices, "feel")).toBeNull();
  });
});

describe("two fingers", () => {
  const at = { x: 200, y: 200 };

  it("lie across, along or aslant, whichever came first", () => {
    const ways = [{ x: 260, y: 200 }, { x: 200, y: 120 }, { x: 140, y: 140 }, { x: 140, y: 200 }];
    expect(ways.map((to) => turnOf(at, to))).toEqual([0, 6, 9, 0]);
    expect(ways.map((to) => turnOf(to, at))).toEqual([0, 6, 9, 0]);
  });

  it("lie across and along in turn where a button stands for them", () => {
    expect([undefined, 0, 6, 3].map(crosswise)).toEqual([0, 6, 0, 0]);
  });

  it("roll once every so far, and a tap is no roll", () => {
    const finger = new SecondFinger(2, at);
    expect([4, 20, 50, 70, 95].map((far) => finger.rolls({ x: 200, y: 200 + far }))).toEqual([false, false, true, false, true]);
    expect(finger.moved).toBe(true);
    const tap = new SecondFinger(3, at);
    expect(tap.rolls({ x: 203, y: 202 }) || tap.moved).toBe(false);
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

  it("coming back, counts the time it was away: never less than has passed", () => {
    const clock = new HandClock(5000, 1200, 9000);
    expect(clock.now(5000)).toBe(9000);
    expect(clock.claim(5150, 150)).toBe(9150 - 1200);
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

  it("pinches the way two fingers lie, and rolls what it holds, each in its time", async () => {
    const hand = reach();
    hand.across = turnOf({ x: 100, y: 200 }, { x: 160, y: 140 });
    hand.wish("pinch");
    vi.advanceTimersByTime(199);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(sent[0]?.move).toMatchObject({ type: "pinch", across: 3 });
    await sent[0]?.answer(answered({ clock: 200, holds: 1, grip: [100, 0], width: [3, 24] }));
    hand.wish("roll");
    vi.advanceTimersByTime(251);
    expect(sent[1]?.move).toMatchObject({ type: "roll" });
    expect(hooks.heard).toHaveBeenLastCalledWith(HAND, expect.objectContaining({ width: [3, 24] }), "pinch", []);
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

  it("lays at once what it has held for a while: a touch at rest would have to be over first", async () => {
    const hand = reach();
    hand.wish("close");
    vi.advanceTimersByTime(121);
    await sent[0]?.answer(answered({ clock: 120, holds: 1, grip: [100, 0] }));
    vi.advanceTimersByTime(2000);
    expect(sent.length).toBe(1);
    hand.wish("lay");
    expect(sent[1]?.move.type).toBe("lay");
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

  it("shows the bag from the start, not the leather around it, wherever a finger comes down", () => {
    const made = new Pointing({ x: 120, y: 0 }, 368);
    made.resize(354, 640);
    made.hold(177, 320, { x: 120, y: 0 }, 62);
    for (let k = 0; k < 60; k++) made.frame(0.016, { x: 120, y: 0 });
    expect(made.screen({ x: 0, y: 0 }).y).toBeGreaterThan(640 * 0.8);
    made.move(177, 250, 62);
    expect(made.frame(0.016, { x: 120, y: 0 })?.y).toBeGreaterThan(15);
  });

  it("slides along the rim: pulling back again moves the finger at once", () => {
    const made = new Pointing({ x: 120, y: 10 }, 368);
    made.resize(354, 640);
    made.hold(177, 320, { x: 120, y: 10 });
    made.move(177, 520);
    expect(made.frame(0.001, { x: 120, y: 10 })?.y).toBe(0);
    made.move(177, 500);
    expect(made.frame(0.001, { x: 120, y: 0 })?.y).toBeGreaterThan(4);
  });

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
