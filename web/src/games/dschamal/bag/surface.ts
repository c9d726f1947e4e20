// All touches of a search joined into one surface: heights are solved together, not stitched one after the other.
import { blurred, type Box, Grid } from "./grid";
import { clamp, SURE, TIP, WIDE, type Laid } from "./laid";

/** A piece reaches no further than this from where it is felt: so far a new touch can change the picture. */
const REACH = 26;
const SWEEPS = 8;
/** When everything is solved at once, as after coming back to a table. */
const MANY_SWEEPS = 60;
/** Gauss and Seidel, a little ahead of themselves. */
const AHEAD = 1.5;
/** A touch counts half after so many milliseconds: others push things about. */
const HALF_LIFE = 4000;
/** Millimetres by which a place may lie higher than a fingertip's lowest point before that one speaks against it. */
const DOUBT = 0.8;
/** How much weaker "nothing there" is than "here it is": a tip on an edge misses what falls away beside it. */
const WEAKER = 0.4;
/** What a place takes from its neighbours where nobody felt: enough to join two strokes, not to invent anything. */
const GUESSED = 0.01;
/** So much must have been felt about a place before anything is said of it. */
const ENOUGH = 0.16;
/** From here on a place is taken for part of a piece. */
const SOLID = 0.3;

export class Surface {
  readonly side: number;
  /** 0 … 1: how much of a piece there is, softly over a millimetre or two. */
  readonly solid: Float32Array;
  /** 0 … 1: how surely anything is known of a place. */
  readonly known: Float32Array;
  /** How the surface rises to the right and further in, millimetres a millimetre. */
  readonly riseRight: Float32Array;
  readonly riseFar: Float32Array;
  readonly #grid: Grid;
  #touches: Laid[] = [];

  constructor(side: number) {
    this.side = side;
    this.#grid = new Grid(side);
    const made = (): Float32Array => new Float32Array(side * side);
    [this.solid, this.known, this.riseRight, this.riseFar] = [made(), made(), made(), made()];
  }

  get touches(): readonly Laid[] {
    return this.#touches;
  }

  add(touch: Laid, at: number): void {
    this.#begin(touch);
    this.#touches.push(touch);
    this.#solve(this.#grid.around(touch.x, touch.y, REACH), at, SWEEPS);
  }

  /** Many touches at once. */
  addAll(touches: readonly Laid[], at: number): void {
    for (const touch of touches) {
      this.#begin(touch);
      this.#join(touch, 1, this.#grid.around(touch.x, touch.y, TIP));
    }
    this.#touches.push(...touches);
    const box = this.#grid.over(touches, TIP + 4);
    if (box) this.#solve(box, at, MANY_SWEEPS);
  }

  /** What was felt there, or so long ago, is out of mind. */
  drop(gone: (touch: Laid) => boolean, at: number): void {
    const box = this.#grid.over(this.#touches.filter(gone), TIP + 4);
    this.#touches = this.#touches.filter((touch) => !gone(touch));
    if (box) this.#solve(box, at, SWEEPS);
  }

  /** Where nothing was felt yet, a new touch begins at the height that fits what is beside it. */
  #begin(touch: Laid): void {
    const { yes, height } = this.#grid;
    const lift = this.#lift(touch);
    for (let c = 0; c < WIDE * WIDE; c++) {
      const k = this.#place(touch, c);
      if (touch.there[c]! > 0.5 && !yes[k]) height[k] = touch.heights[c]! + lift;
    }
  }

  #place(touch: Laid, cell: number): number {
    return (touch.y + Math.floor(cell / WIDE) - TIP) * this.side + touch.x + (cell % WIDE) - TIP;
  }

  /** How much higher the surface is than the touch says, where both know. */
  #lift(touch: Laid): number {
    const { yes, height } = this.#grid;
    let [sum, weight] = [0, 0];
    for (let c = 0; c < WIDE * WIDE; c++) {
      if (touch.there[c]! <= 0.8) continue;
      const k = this.#place(touch, c);
      if (!yes[k]) continue;
      sum += SURE[c]! * (height[k]! - touch.heights[c]!);
      weight += SURE[c]!;
    }
    return weight > 0 ? sum / weight : 0;
  }

  #solve(box: Box, at: number, sweeps: number): void {
    const near = this.#touches.filter(({ x, y }) => this.#grid.reaches(box, x, y, TIP));
    const worth = (touch: Laid): number => 1 / (1 + Math.max(0, at - touch.at) / HALF_LIFE);
    this.#grid.clear(box);
    for (const touch of near) this.#join(touch, worth(touch), box);
    for (const touch of near) this.#vote(touch, worth(touch), box);
    this.#decide(box);
    this.#hold(box);
    for (let sweep = 0; sweep < sweeps; sweep++) this.#sweep(box, sweep % 2 === 0);
    this.#light(box);
  }

  /** The rises a touch felt from place to place. */
  #join({ x, y, there, heights }: Laid, worth: number, box: Box): void {
    const { yes, right, far, riseRight, riseFar, side } = this.#grid;
    for (let row = 0, c = 0; row < WIDE; row++) {
      for (let column = 0; column < WIDE; column++, c++) {
        const [mx, my] = [x + column - TIP, y + row - TIP];
        if (there[c]! <= 0.5 || SURE[c]! <= 0 || mx < box.left || mx > box.right || my < box.near || my > box.far) continue;
        const k = my * side + mx;
        yes[k]! += worth * SURE[c]! * there[c]!;
        if (column + 1 < WIDE && there[c + 1]! > 0.5) {
          const share = worth * Math.min(SURE[c]!, SURE[c + 1]!);
          right[k]! += share;
          riseRight[k]! += share * (heights[c + 1]! - heights[c]!);
        }
        if (row + 1 < WIDE && there[c + WIDE]! > 0.5) {
          const share = worth * Math.min(SURE[c]!, SURE[c + WIDE]!);
          far[k]! += share;
          riseFar[k]! += share * (heights[c + WIDE]! - heights[c]!);
        }
      }
    }
  }

  /** "Nothing there" counts only where skin would have reached what others felt: below it lies a slope, not a hole. */
  #vote(touch: Laid, worth: number, box: Box): void {
    const { yes, no, height, side } = this.#grid;
    const bottom = this.#lift(touch) + DOUBT;
    for (let row = 0, c = 0; row < WIDE; row++) {
      for (let column = 0; column < WIDE; column++, c++) {
        const [mx, my] = [touch.x + column - TIP, touch.y + row - TIP];
        if (touch.there[c]! >= 0.99 || SURE[c]! <= 0 || mx < box.left || mx > box.right || my < box.near || my > box.far) continue;
        const k = my * side + mx;
        if (yes[k] && height[k]! < bottom + touch.plane[c]!) continue;
        no[k]! += WEAKER * worth * SURE[c]! * (1 - touch.there[c]!);
      }
    }
  }

  /** What each place is, from what was felt there and close by. */
  #decide(box: Box): void {
    const { yes, no, some, none, side } = this.#grid;
    this.#grid.each(box, (k) => {
      const [y, n] = [yes[k]!, no[k]!];
      const share = y + n > 0 ? Math.min(1, y + n) / (y + n) : 0;
      [some[k], none[k]] = [share * y, share * n];
    });
    blurred(some, side, box);
    blurred(none, side, box);
    this.#grid.each(box, (k) => {
      const felt = some[k]! + none[k]!;
      this.known[k] = clamp(felt / ENOUGH - 1, 0, 1);
      this.solid[k] = felt > ENOUGH ? some[k]! / felt : 0;
    });
  }

  /** Where nobody felt between two strokes, a place hangs loosely on its neighbours. */
  #hold(box: Box): void {
    const { yes, right, far, side } = this.#grid;
    const { solid } = this;
    this.#grid.each(box, (k) => {
      if (solid[k]! <= SOLID) return;
      if (!right[k] && solid[k + 1]! > SOLID && (!yes[k] || !yes[k + 1])) right[k] = GUESSED;
      if (!far[k] && solid[k + side]! > SOLID && (!yes[k] || !yes[k + side])) far[k] = GUESSED;
    });
  }

  /** Every place as high as its neighbours say, weighed; to and fro, so that no side is favoured. */
  #sweep(box: Box, forth: boolean): void {
    const { side, height, right, far, riseRight, riseFar } = this.#grid;
    const { solid } = this;
    const step = forth ? 1 : -1;
    let begin = forth ? box.near * side + box.left : box.far * side + box.right;
    for (let row = box.near; row <= box.far; row++, begin += step * side) {
      for (let column = box.left, k = begin; column <= box.right; column++, k += step) {
        if (solid[k]! <= SOLID) continue;
        const [r, f, l, n] = [right[k]!, far[k]!, right[k - 1]!, far[k - side]!];
        const weight = r + f + l + n;
        if (weight <= 0) continue;
        const sum =
          r * height[k + 1]! - riseRight[k]! + f * height[k + side]! - riseFar[k]! +
          l * height[k - 1]! + riseRight[k - 1]! + n * height[k - side]! + riseFar[k - side]!;
        height[k]! += AHEAD * (sum / weight - height[k]!);
      }
    }
  }

  /** The slopes, smoothed as skin would. */
  #light(box: Box): void {
    const { side, right, far, some, none } = this.#grid;
    this.#grid.each(box, (k) => {
      const there = this.solid[k]! > SOLID;
      some[k] = there ? this.#slope(k, right, 1) : 0;
      none[k] = there ? this.#slope(k, far, side) : 0;
    });
    this.#grid.each(box, (k) => {
      this.riseRight[k] = this.#softened(some, k);
      this.riseFar[k] = this.#softened(none, k);
    });
  }

  #slope(k: number, weights: Float32Array, step: number): number {
    const { height } = this.#grid;
    const up = weights[k] ? height[k + step]! - height[k]! : 0;
    const down = weights[k - step] ? height[k]! - height[k - step]! : 0;
    return weights[k] && weights[k - step] ? (up + down) / 2 : up + down;
  }

  #softened(values: Float32Array, k: number): number {
    if (this.solid[k]! <= SOLID) return 0;
    let [sum, weight] = [0, 0];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const at = k + dy * this.side + dx;
        if (this.solid[at]! <= SOLID) continue;
        const share = (dx ? 1 : 2) * (dy ? 1 : 2);
        sum += share * values[at]!;
        weight += share;
      }
    }
    return weight ? sum / weight : 0;
  }
}
