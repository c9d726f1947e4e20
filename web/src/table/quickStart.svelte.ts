import { takeStart } from "../lib/storage";
import type { TableView } from "../protocol";

/** Milliseconds in which everybody's browser puts its part into the shuffle of another game. */
const REMATCH = 700;

/** A game that begins by itself: the box was opened to be played at once, or is played once more. */
export class QuickStart {
  /** The level of the bots to begin with, until the game has begun. */
  level = $state.raw<string | null>(null);
  #begun = false;

  /** `ready`: one's own part in the shuffle is committed to. */
  constructor(code: string, private readonly ready: Promise<unknown>, private readonly begin: (level: string) => void) {
    this.level = takeStart(code);
  }

  again(level: string | null): void {
    this.level = level;
    this.#begun = false;
  }

  hear(table: TableView | null, seated: boolean): void {
    if (table?.status === "playing") this.level = null;
    else if (this.level && seated && !this.#begun) {
      this.#begun = true;
      const level = this.level;
      void this.ready.then(() => setTimeout(() => this.begin(level), (table?.number ?? 1) > 1 ? REMATCH : 0));
    }
  }
}
