import { inside, type Spot } from "./steps";

/** The part of the cloth, from its middle, in which a pointer only points; further out the cloth moves too. */
const STILL = 0.62;
const DRIFT = 170;
/** How quickly the cloth comes under the finger, and back to the middle, a second. */
const GLIDE = 9;
const FOLLOW = 5;
/** A thumb must not hide what it feels. */
export const LIFT = 62;
const BEYOND = 26;

const eased = (rate: number, seconds: number): number => 1 - Math.exp(-rate * seconds);

/** Which part of the bag is on the screen, and where in it a pointer points. Millimetres, y deeper into the bag. */
export class Pointing {
  /** The middle of the screen, in the bag. */
  eye: Spot;
  scale = 3;
  #size = { width: 1, height: 1 };
  #pointer: Spot | null = null;
  #slip: Spot = { x: 0, y: 0 };

  constructor(
    finger: Spot,
    private readonly width: number,
  ) {
    this.eye = { ...finger };
  }

  /** About 118 mm of the bag across a phone, 200 and more across a desk. */
  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.scale = Math.max(2.6, Math.min(4.7, Math.min(width, height * 1.15) / 118));
    if (!this.#pointer) this.eye = this.#over(this.eye);
  }

  get active(): boolean {
    return this.#pointer !== null;
  }

  /** Pixels from the top left to millimetres from the middle of the screen. */
  #from(px: number, py: number, lift: number): Spot {
    return { x: px - this.#size.width / 2, y: this.#size.height / 2 - py + lift };
  }

  screen(spot: Spot): Spot {
    return {
      x: this.#size.width / 2 + (spot.x - this.eye.x) * this.scale,
      y: this.#size.height / 2 - (spot.y - this.eye.y) * this.scale,
    };
  }

  /** A finger comes down, wherever: the fingertip in the bag stays where it is, the cloth glides below it. */
  hold(px: number, py: number, finger: Spot, lift = 0): void {
    this.#pointer = this.#from(px, py, lift);
    this.anchor(finger);
  }

  /** From here on the pointer means that place. */
  anchor(finger: Spot): void {
    if (!this.#pointer) return;
    const here = this.#here();
    this.#slip = { x: finger.x - here.x, y: finger.y - here.y };
  }

  move(px: number, py: number, lift = 0): void {
    if (this.#pointer) this.#pointer = this.#from(px, py, lift);
  }

  release(): void {
    this.#pointer = null;
  }

  #here(): Spot {
    const at = this.#pointer ?? { x: 0, y: 0 };
    return { x: this.eye.x + at.x / this.scale, y: this.eye.y + at.y / this.scale };
  }

  /** One frame: where the pointer points now, or null if nobody points. */
  frame(seconds: number, finger: Spot): Spot | null {
    if (!this.#pointer) {
      const share = eased(FOLLOW, seconds);
      const to = this.#over(finger);
      this.#look(this.eye.x + (to.x - this.eye.x) * share, this.eye.y + (to.y - this.eye.y) * share);
      return null;
    }
    this.#settle(eased(GLIDE, seconds));
    const { width, height } = this.#size;
    this.#look(
      this.eye.x + seconds * drift(this.#pointer.x, width / 2),
      this.eye.y + seconds * drift(this.#pointer.y, height / 2),
    );
    const here = this.#here();
    const kept = inside({ x: here.x + this.#slip.x, y: here.y + this.#slip.y }, this.width);
    this.#slip = { x: kept.x - here.x, y: kept.y - here.y }; // at the rim the pointer slides along
    return kept;
  }

  /** The finger in the middle of the picture, and as little of the leather around as can be. */
  #over(finger: Spot): Spot {
    const within = (at: number, size: number): number => {
      const half = Math.min(size / 2 / this.scale - BEYOND, this.width / 2);
      return Math.max(half, Math.min(this.width - half, at));
    };
    return { x: within(finger.x, this.#size.width), y: within(finger.y, this.#size.height) };
  }

  /** The cloth moves under the pointer without the pointer meaning another place. */
  #settle(share: number): void {
    const [x, y] = [this.#slip.x * share, this.#slip.y * share];
    const before = { ...this.eye };
    this.#look(this.eye.x + x, this.eye.y + y);
    this.#slip = { x: this.#slip.x - (this.eye.x - before.x), y: this.#slip.y - (this.eye.y - before.y) };
  }

  /** Never more leather than a border of it, wherever the pointer is. */
  #look(x: number, y: number): void {
    this.eye = this.#over({ x, y });
  }
}

/** Millimetres a second the cloth moves for a pointer so far from the middle. */
export function drift(from: number, half: number): number {
  const out = Math.abs(from) / half - STILL;
  return out <= 0 ? 0 : Math.sign(from) * DRIFT * Math.min(1, out / (1 - STILL));
}
