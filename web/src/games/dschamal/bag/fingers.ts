// A second finger beside the first: which way the two lie, and when it rolls what they hold.
import type { Spot } from "./steps";

/** Ways two fingers can lie across a piece: 15° apart, half round. */
export const TURNS = 12;
const QUARTER = TURNS / 2;
/** Pixels the second finger goes for one roll. */
export const ROLLS = 44;
/** Less than this is no way at all. */
const STILL = 9;

/** The line between two places on the screen, where y goes down, in steps of 15° as the bag counts them. */
export function turnOf(one: Spot, other: Spot): number {
  const steps = Math.round((Math.atan2(one.y - other.y, other.x - one.x) * TURNS) / Math.PI);
  return ((steps % TURNS) + TURNS) % TURNS;
}

/** Without two fingers to show it: from left to right, then from near to far. */
export const crosswise = (last: number | undefined): number => (last === 0 ? QUARTER : 0);

export class SecondFinger {
  moved = false;
  #from: Spot;

  constructor(
    readonly id: number,
    private readonly down: Spot,
  ) {
    this.#from = down;
  }

  /** Whether it has gone far enough to roll what is held once more. */
  rolls(to: Spot): boolean {
    this.moved ||= Math.hypot(to.x - this.down.x, to.y - this.down.y) > STILL;
    if (Math.hypot(to.x - this.#from.x, to.y - this.#from.y) < ROLLS) return false;
    this.#from = to;
    return true;
  }
}
