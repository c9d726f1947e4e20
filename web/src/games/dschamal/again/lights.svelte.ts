// When both searches are seen again: once the fist has opened, until they have run, somebody skips them, or the next one begins.
import { recall, remember } from "../../../lib/storage";
import type { Retold } from "./retold";

/** Milliseconds in which what was drawn comes up and lies in the light. */
export const DRAWN = 1300;

export class Lights {
  /** What was drawn is just coming up. */
  rising = $state(false);
  #on = $state.raw<Retold | null>(null);
  #never = $state(recall("again") === "never");

  /** A search is over: in a moment the lights go on. What is given back calls it off. */
  after(retold: Retold): () => void {
    this.rising = true;
    const timer = setTimeout(() => {
      this.rising = false;
      this.#on = retold;
    }, DRAWN);
    return () => {
      clearTimeout(timer);
      this.rising = false;
    };
  }

  on(retold: Retold | null): Retold | null {
    return retold === this.#on && !this.#never ? retold : null;
  }

  off(): void {
    this.#on = null;
  }

  never(): void {
    this.#never = true;
    remember("again", "never");
  }
}
