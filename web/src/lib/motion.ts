/** Whether the reader asked for less movement. */
export const calm = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Step {
  run: (ms: number) => void;
  ms: number;
}

/** Shows one thing after the other, each for its time; `skip` shows all that waits at once. */
export class Pacer {
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `seen` lets what was shown be taken in, even where the next thing follows at once. */
  constructor(private readonly seen: () => void = () => undefined) {}

  /** `run` is told how long it has: no time at all where everything hurries. */
  push(run: (ms: number) => void, ms: number): void {
    this.#steps.push({ run, ms });
    if (this.#timer === null) this.#next();
  }

  /** Drop what waits: a fuller picture replaces it. */
  clear(): void {
    this.#steps = [];
    this.#stop();
  }

  skip(): void {
    this.#stop();
    for (const step of this.#steps.splice(0)) {
      step.run(0);
      this.seen();
    }
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) return this.#stop();
    const hurry = this.#steps.length > 6 || (typeof document !== "undefined" && document.hidden);
    const ms = hurry ? 0 : step.ms;
    step.run(ms);
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
