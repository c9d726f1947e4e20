import type { DschamalEvent, DschamalOwnHand, DschamalView } from "../protocol";
import type { Choice } from "../../../protocol";
import { capital } from "../../../lib/i18n.svelte";
import type { Sight, Who } from "../../index";
import { buzz } from "./buzz";
import { crosswise } from "./fingers";
import { Memory } from "./memory";
import { Pointing } from "./pointing";
import { Reach, type Wish } from "./reach";
import { heard, Sensing, trembled } from "./played";
import { isEmpty, patchOf, POINTS } from "./relief";
import { bagSound } from "./sound";
import { inside, limitsOf, type Limits, type Spot } from "./steps";
import { Walking } from "./walking";
import { feltWords, placeWords, sizeWords } from "./words";

/** A keyboard never runs further ahead of the finger than this. */
const AHEAD = 18;
const LEAD = 5;
/** Words come no oftener than one can hear them. */
const WORDS_APART = 420;
/** No piece reaches further from the finger that pushes it. */
const PUSHED = 44;
/** How far a touch reaches in the picture, and the next one from it. */
const TRAIL = 40;
const NOTHING = ".".repeat(POINTS);
/** What is felt twice is said twice: an ear hears only what has changed. */
const AGAIN = "\u200b";
const HOLD = { heavy: [22, 60, 34], light: [14], nothing: [6, 40, 6] };

export interface Bounds {
  feel: Limits;
  push: Limits;
}

export function boundsOf(choices: readonly Choice[] | undefined): Bounds | null {
  const feel = limitsOf(choices, "feel");
  const push = limitsOf(choices, "push");
  return feel && push && { feel, push };
}

/** One hand's search, from the call to the table: what it feels, in pictures, sounds and words. */
export class Search {
  hand = $state.raw<DschamalOwnHand>() as DschamalOwnHand;
  near = $state(false);
  doing = $state.raw<string | null>(null);
  pushing = $state(false);
  /** What was felt or done last, in words. */
  words = $state("");
  readonly memory: Memory;
  readonly pointing: Pointing;
  readonly walking = new Walking();
  readonly sound = bagSound;
  readonly #reach: Reach;
  readonly #sensing = new Sensing();
  readonly #dark: boolean;
  #place = "";
  #spoke = 0;
  #later: ReturnType<typeof setTimeout> | null = null;

  constructor(
    sight: Sight,
    private readonly who: Who,
    hand: DschamalOwnHand,
    private readonly bounds: Bounds,
    seconds: number,
    elapsed: number,
  ) {
    this.hand = hand;
    this.memory = new Memory(bounds.feel.width);
    this.pointing = new Pointing(hand, bounds.feel.width);
    const hooks = {
      send: (move: unknown) => sight.hurry?.(move) ?? new Promise<never>(() => undefined),
      now: () => performance.now(),
      heard: this.#heard,
      stopped: (at: Spot) => this.pointing.anchor(at),
    };
    this.#dark = (sight.view as DschamalView).options.dark;
    if (!this.#dark) this.memory.recall(hand.lately.map(([x, y, relief]) => [x, y, relief || NOTHING] as const), performance.now());
    this.#reach = new Reach(hand, bounds, seconds * 1000, hooks, performance.now(), elapsed);
  }

  get width(): number {
    return this.bounds.feel.width;
  }

  /** Where the fingertip is, or is on its way to. */
  get at(): Spot {
    return this.#reach.at;
  }

  /** The same, a little ahead of what was sent: a ring that follows at once. */
  get lead(): Spot {
    return leashed(this.#reach.aim, this.at, LEAD);
  }

  told(hand: DschamalOwnHand): void {
    this.#reach.told(hand);
  }

  wish(wish: Wish): void {
    this.sound.wake();
    this.#reach.wish(wish);
    this.doing = this.#reach.doing;
  }

  /** Close the hand, or open it again. */
  grasp(): void {
    this.wish(this.hand.holds ? "let-go" : "close");
  }

  /** Close with two fingers that lie that way, or feel with them what the hand holds. */
  pinch(turn = crosswise(this.hand.width?.[0])): void {
    this.#reach.across = turn;
    this.wish("pinch");
  }

  push(on: boolean): void {
    this.pushing = on;
    this.#reach.pushing = on;
    if (on) buzz(HOLD.light);
  }

  /** One key press, at once. */
  nudge(way: Spot): void {
    this.sound.wake();
    const from = this.#reach.aim;
    this.#aim({ x: Math.round(from.x) + way.x, y: Math.round(from.y) + way.y });
  }

  /** Held keys and the pointer, frame by frame. */
  frame(now: number, elapsed: number): void {
    const keyed = this.walking.frame(now, elapsed);
    const aim = this.#reach.aim;
    if (keyed.x || keyed.y) this.#aim(leashed({ x: aim.x + keyed.x, y: aim.y + keyed.y }, this.at, AHEAD));
    const pointed = this.pointing.frame(elapsed, this.at);
    if (pointed && !this.walking.walking) this.#reach.towards(pointed);
  }

  close(): void {
    this.#reach.stop();
    this.sound.rest();
    if (this.#later !== null) clearTimeout(this.#later);
  }

  #aim(spot: Spot): void {
    const kept = inside(spot, this.width);
    if (kept.x !== spot.x || kept.y !== spot.y) this.#rim();
    this.#reach.towards(kept);
  }

  #rim(): void {
    this.sound.rim(this.#side(this.at));
    buzz([30]);
    this.#say(this.who.say("bag-rim"));
  }

  #side(at: Spot): number {
    return (2 * at.x) / this.width - 1;
  }

  /** In the dark nothing stays in mind but what is under the tip. */
  #remember([x, y, relief]: readonly [number, number, string], before: Spot): void {
    if (this.#dark) this.memory.forget(before, TRAIL, performance.now());
    this.memory.add({ x, y }, relief || NOTHING, performance.now());
  }

  #heard = (before: DschamalOwnHand, after: DschamalOwnHand, kind: string | null, events: readonly unknown[] = []): void => {
    this.hand = after;
    this.doing = this.#reach.doing;
    if (kind === "close" || (kind === "pinch" && !before.holds)) this.#closed(after, !before.felt || isEmpty(patchOf(before.felt.relief)));
    else if (kind === "pinch") this.#say(this.#width(after), true);
    else if (kind === "roll") this.#rolled(before, after, events);
    else if (kind === "let-go") this.#opened();
    else if ((kind === "feel" || kind === "push") && after.felt) {
      if (kind === "push") this.memory.forget(before, PUSHED, performance.now());
      this.#touched(before, after);
    }
  };

  #touched(before: DschamalOwnHand, after: DschamalOwnHand): void {
    const felt = after.felt;
    if (!felt) return;
    const step = { x: after.x - before.x, y: after.y - before.y };
    const sensed = this.#sensing.next(felt.relief, step);
    const way = Math.hypot(step.x, step.y);
    this.#remember([after.x, after.y, felt.relief], before);
    if (way || sensed.edge) {
      this.sound.rub(heard(sensed, (1000 * way) / Math.max(40, after.clock - before.clock)), this.#side(after));
      buzz(trembled(sensed));
    }
    if (this.#edge(before) !== this.#edge(after) && this.#edge(after)) this.#rim();
    if (felt.near && !this.near) this.#sensed();
    this.near = felt.near;
    const place = placeWords(after, this.width, this.who.say);
    const moved = place === this.#place ? "" : place;
    this.#place = place;
    const size = sensed.left ? sizeWords(sensed.run, this.who.say) : "";
    this.#say([size, feltWords(felt.relief, this.who.say), moved].filter(Boolean).join(", "));
  }

  #edge({ x, y }: Spot): boolean {
    return x <= 0 || y < 0 || x >= this.width || y >= this.width;
  }

  #sensed(): void {
    this.sound.brush();
    buzz([10, 30, 10, 30, 10]);
    this.#say(this.who.say("bag-near"), true);
  }

  /** A hand reaches further than a fingertip feels: what it took from beside is said to be from there. */
  #closed(after: DschamalOwnHand, beside: boolean): void {
    const count = after.holds;
    if (count) this.sound.beat(count);
    else this.sound.nothing();
    buzz(count ? HOLD.heavy : HOLD.nothing);
    const from = count && beside ? this.who.say("bag-from-beside") : "";
    this.#say([this.who.say("event-hand-closed", { count }), from, this.#width(after)].filter(Boolean).join(" "), true);
  }

  /** How far two fingers are apart: two knocks, the lower the wider, and in words. */
  #width({ width }: DschamalOwnHand): string {
    if (!width) return "";
    this.sound.width(width[1]);
    return this.who.say("event-width-felt", { mm: width[1] });
  }

  /** What lay there lies on another side: it is felt anew. */
  #rolled(before: DschamalOwnHand, after: DschamalOwnHand, events: readonly unknown[]): void {
    this.memory.forget(before, PUSHED, performance.now());
    this.#touched(before, after);
    buzz(HOLD.light);
    const stuck = (events as readonly DschamalEvent[]).some((event) => event.type === "piece-rolled" && !event.free);
    const felt = after.felt ? capital(feltWords(after.felt.relief, this.who.say)) : "";
    this.#say(`${this.who.say("event-piece-rolled", { free: stuck ? "no" : "yes" })} ${felt}`, true);
  }

  #opened(): void {
    this.sound.open();
    this.#say(this.who.say("event-hand-opened"), true);
  }

  /** What matters is said at once; what is merely felt waits until the last words are out. */
  #say(text: string, now = false): void {
    if (this.#later !== null) clearTimeout(this.#later);
    this.#later = null;
    const wait = this.#spoke + WORDS_APART - performance.now();
    if (now || wait <= 0) this.#speak(text, now);
    else this.#later = setTimeout(() => this.#speak(text, false), wait);
  }

  #speak(text: string, matters: boolean): void {
    this.words = text === this.words ? `${text}${AGAIN}` : text;
    this.#spoke = performance.now() + (matters ? 900 : 0);
  }
}

function leashed(aim: Spot, finger: Spot, most: number): Spot {
  const [dx, dy] = [aim.x - finger.x, aim.y - finger.y];
  const far = Math.hypot(dx, dy);
  return far <= most ? aim : { x: finger.x + (dx * most) / far, y: finger.y + (dy * most) / far };
}
