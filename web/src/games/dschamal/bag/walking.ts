import type { Spot } from "./steps";

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** Millimetres a second when an arrow is pressed, and once it has been held for a while. */
const SLOW = 70;
const QUICK = 220;
const WARM = 900;
/** One press: as far as the points of a fingertip lie apart, or a good step. */
export const SMALL = 2;
export const STEP = 6;

export const isArrow = (key: string): boolean => key in WAYS;

/** Arrow keys held down, as a finger that walks. */
export class Walking {
  #held = new Map<string, number>();

  press(key: string, at: number): void {
    if (isArrow(key) && !this.#held.has(key)) this.#held.set(key, at);
  }

  release(key: string): void {
    this.#held.delete(key);
  }

  stop(): void {
    this.#held.clear();
  }

  get walking(): boolean {
    return this.#held.size > 0;
  }

  /** One press is one step at once; what follows comes with the frames. */
  static step(key: string, small: boolean): Spot {
    const way = WAYS[key] ?? { x: 0, y: 0 };
    const far = small ? SMALL : STEP;
    return { x: way.x * far, y: way.y * far };
  }

  /** How far the keys carry the finger in this frame. */
  frame(at: number, seconds: number): Spot {
    let [x, y, since] = [0, 0, at];
    for (const [key, began] of this.#held) {
      x += WAYS[key]?.x ?? 0;
      y += WAYS[key]?.y ?? 0;
      since = Math.min(since, began);
    }
    const far = Math.hypot(x, y);
    const held = at - since;
    if (!far || held < 140) return { x: 0, y: 0 };
    const speed = SLOW + (QUICK - SLOW) * Math.min(1, held / WARM);
    return { x: (x / far) * speed * seconds, y: (y / far) * speed * seconds };
  }
}
