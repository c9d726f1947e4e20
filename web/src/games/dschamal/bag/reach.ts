import { NUMBERS, type DschamalOwnHand } from "../protocol";
import type { Answer } from "../../index";
import { HandClock } from "./clock";
import { step, type Limits, type Spot } from "./steps";

/** What a hand can be told to do; all but the call and the last are answered before it goes on. */
export type Wish = "close" | "pinch" | "roll" | "let-go" | "call" | "lay" | "give-up";
type Kind = Wish | "feel" | "push";

/** So many touches may be on their way at once: a line of 250 ms still carries every one. */
const UNDER_WAY = 7;
/** A resting finger still feels, only more seldom: somebody may push what lies under it, unless the hand holds it. */
const REST = 700;
const REFUSED_PAUSE = 60;
const SLOWED_PAUSE = 300;
const TRIES = 4;
/** The hand is out, or the search is over: nothing more to send. */
const FINAL = new Set(["already-pulled", "already-out", "not-in-the-duel", "not-now", "time-is-up"]);
const AGAIN = new Set(["too-fast", "stale", "version-conflict", "slow-down"]);

export interface Hooks {
  send(move: unknown): Promise<Answer>;
  now(): number;
  /** After every answer; `kind` is null when the hand was only told where it is. */
  heard(before: DschamalOwnHand, after: DschamalOwnHand, kind: Kind | null, events?: readonly unknown[]): void;
  /** A push came to its end before it was meant to. */
  stopped(at: Spot): void;
}

interface Flight extends Spot {
  kind: Kind;
}

/**
 * A hand in the bag: it follows where the finger wants to be, as fast as a hand can and no faster.
 * Touches leave without waiting for the answers to earlier ones; everything else leaves alone.
 */
export class Reach {
  hand: DschamalOwnHand;
  pushing = false;
  /** Which way two fingers lie across a piece, when they pinch. */
  across = 0;
  over = false;
  #aim: Spot;
  #clock: HandClock;
  #flights: Flight[] = [];
  #wishes: Wish[] = [];
  #tries = 0;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    hand: DschamalOwnHand,
    private readonly limits: { feel: Limits; push: Limits },
    private readonly most: number,
    private readonly hooks: Hooks,
    now: number,
    elapsed = hand.clock,
  ) {
    this.hand = hand;
    this.#aim = { x: hand.x, y: hand.y };
    this.#clock = new HandClock(now, hand.clock, elapsed);
    this.#go();
  }

  /** Where the fingertip will be once everything under way has arrived. */
  get at(): Spot {
    return this.#flights.reduce((spot, { x, y }) => ({ x: spot.x + x, y: spot.y + y }), { x: this.hand.x, y: this.hand.y });
  }

  get aim(): Spot {
    return this.#aim;
  }

  get grip(): Spot | null {
    const grip = this.hand.grip;
    return grip && { x: grip[0], y: grip[1] };
  }

  /** What has been asked of the hand and is not done yet. */
  get doing(): Kind | null {
    return this.#wishes[0] ?? this.#flights.find(({ kind }) => kind !== "feel")?.kind ?? null;
  }

  elapsed(): number {
    return this.#clock.now(this.hooks.now());
  }

  towards(spot: Spot): void {
    this.#aim = spot;
    this.#go();
  }

  wish(wish: Wish): void {
    if (this.over || this.#wishes.includes(wish) || this.#flights.some(({ kind }) => kind === wish)) return;
    this.#wishes.push(wish);
    this.#tries = 0;
    this.#go();
  }

  /** The table's own word on where the hand is, if it is newer and nothing is under way. */
  told(hand: DschamalOwnHand): void {
    if (this.#flights.length || hand.clock < this.hand.clock) return;
    const before = this.hand;
    this.hand = hand;
    if (before.x !== hand.x || before.y !== hand.y || before.holds !== hand.holds) this.hooks.heard(before, hand, null);
  }

  stop(): void {
    this.over = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #later(at: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#go(), Math.max(1, Math.ceil(at - this.hooks.now())));
  }

  #go(): void {
    if (this.over || this.#flights.some(({ kind }) => kind !== "feel" && kind !== "call")) return;
    const now = this.hooks.now();
    if (now < this.#notBefore) return this.#later(this.#notBefore);
    const wish = this.#wishes[0];
    if (wish) this.#grant(wish, now);
    else if (this.pushing && !this.hand.holds) this.#walk("push", now);
    else this.#walk("feel", now);
  }

  #grant(wish: Wish, now: number): void {
    if (wish === "give-up") return this.#leave(wish, { x: 0, y: 0 }, null);
    const least = NUMBERS[`${wish}-ms`];
    const ms = this.#clock.claim(now, least);
    if (ms === null) return this.#later(this.#clock.due(least));
    this.#leave(wish, { x: 0, y: 0 }, ms);
  }

  /** The next step, once there is one to make and the hand can have made it. */
  #walk(kind: "feel" | "push", now: number): void {
    const limits = this.limits[kind];
    if (this.#flights.length >= UNDER_WAY) return;
    const ms = this.#clock.claim(now, limits.quickest);
    if (ms === null) return this.#later(this.#clock.due(limits.quickest));
    if (this.#clock.now(now) > this.most) return;
    const way = step(this.at, this.#aim, ms, limits, this.grip);
    const still = !way.x && !way.y;
    const loose = kind === "feel" && !this.hand.holds;
    const rest = kind === "feel" && ((loose && ms >= REST) || !this.hand.felt) && !this.#flights.length;
    if (still && !rest) return loose ? this.#later(this.#clock.due(REST)) : undefined;
    this.#leave(kind, way, ms);
    this.#go();
  }

  #leave(kind: Kind, way: Spot, ms: number | null): void {
    if (this.#wishes[0] === kind) this.#wishes.shift();
    this.#clock.left(ms ?? 0);
    this.#flights.push({ kind, ...way });
    const steps = kind === "feel" || kind === "push" ? { dx: way.x, dy: way.y } : kind === "pinch" ? { across: this.across } : {};
    const move = { type: kind, ...steps, ...(ms === null ? {} : { ms }) };
    void this.hooks.send(move).then((answer) => this.#answered(kind, way, answer));
  }

  #answered(kind: Kind, way: Spot, answer: Answer): void {
    if (answer.code === "lost") return this.#lost();
    const told = answer.view?.hand as DschamalOwnHand | null | undefined;
    this.#flights.shift();
    this.#clock.answered(this.hooks.now(), told?.clock ?? null);
    if (this.over) return;
    if (answer.refusal || answer.code) this.#refused(kind, answer.refusal?.reason ?? answer.code ?? "");
    else if (told) this.#arrived(kind, way, told, answer.events);
    else if (told === null || kind === "give-up") this.stop();
    this.#go();
  }

  #arrived(kind: Kind, way: Spot, after: DschamalOwnHand, events: readonly unknown[]): void {
    const before = this.hand;
    this.hand = after;
    this.#tries = 0;
    if (kind === "push" && (after.x - before.x !== way.x || after.y - before.y !== way.y)) {
      this.#aim = { x: after.x, y: after.y };
      this.hooks.stopped(this.#aim);
    }
    this.hooks.heard(before, after, kind, events);
    if (kind === "lay") this.stop();
  }

  /** A line that stumbles delivers touches in a heap: the hand waits a moment and goes on. */
  #refused(kind: Kind, reason: string): void {
    if (FINAL.has(reason)) return this.stop();
    this.#notBefore = this.hooks.now() + (reason === "slow-down" ? SLOWED_PAUSE : REFUSED_PAUSE);
    if (kind === "feel" || kind === "push") {
      if (!AGAIN.has(reason)) this.#aim = { x: this.hand.x, y: this.hand.y };
    } else if (AGAIN.has(reason) && ++this.#tries < TRIES) this.#wishes.unshift(kind);
  }

  #lost(): void {
    this.#flights = [];
    this.#clock.forget();
    this.#notBefore = this.hooks.now() + SLOWED_PAUSE;
    this.#go();
  }
}
