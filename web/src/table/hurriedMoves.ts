import type { Answer } from "../games/index";

/** Moves that were sent without waiting for the ones before: each by its id, until it is answered. */
export class HurriedMoves {
  #asked = new Map<string, (answer: Answer) => void>();

  sent(id: string): Promise<Answer> {
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Whether it was one of these that was answered. */
  settle(id: string | null | undefined, answer: Partial<Answer>): boolean {
    const resolve = this.#asked.get(id ?? "");
    if (!resolve) return false;
    this.#asked.delete(id ?? "");
    resolve({ refusal: null, code: null, events: [], view: null, ...answer });
    return true;
  }

  /** The line is gone, and what was asked over it with it. */
  lose(): void {
    for (const id of [...this.#asked.keys()]) this.settle(id, { code: "lost" });
  }
}
