/**
 * The hand's own clock: milliseconds since the start as it was shown here.
 *
 * Every move says how long it took since the one before; the house answers with the clock it counts.
 * What is said always adds up to the time that has really passed, and never to more.
 */
export class HandClock {
  #began: number;
  #told: number;
  #flying: number[] = [];

  /** `told`: what the house has counted so far; `elapsed`: how long the search has really gone on. */
  constructor(at: number, told = 0, elapsed = told) {
    this.#began = at - elapsed;
    this.#told = told;
  }

  /** Time since the start, in whole milliseconds. */
  now(at: number): number {
    return Math.floor(at - this.#began);
  }

  /** What the house will count once everything under way has arrived. */
  get counted(): number {
    return this.#flying.reduce((sum, ms) => sum + ms, this.#told);
  }

  get flying(): number {
    return this.#flying.length;
  }

  /** When a move that takes at least so long may leave. */
  due(least: number): number {
    return this.#began + this.counted + least;
  }

  /** How long the move that leaves now took, or null while that would be quicker than a hand. */
  claim(at: number, least: number): number | null {
    const ms = this.now(at) - this.counted;
    return ms < least ? null : ms;
  }

  left(ms: number): void {
    this.#flying.push(ms);
  }

  /** The oldest move under way was answered; `told` is the house's clock, null if it was refused. */
  answered(at: number, told: number | null): void {
    this.#flying.shift();
    if (told !== null) this.#hear(at, told);
  }

  /** The line was lost: nothing is under way any more that one could count on. */
  forget(): void {
    this.#flying = [];
  }

  /** The house never counts ahead of the time that has passed: a later start than ours is believed. */
  #hear(at: number, told: number): void {
    this.#told = told;
    this.#began = Math.min(this.#began, at - told);
  }
}
