import { prefs } from "../lib/prefs.svelte";
import type { React, Reaction } from "../protocol";

/** A sign somebody shows, or a line of theirs, over their plate for a moment. */
export interface Shown {
  key: number;
  seat: number;
  sign?: React["sign"];
  text?: string;
}

const SHOWN = 3200; // milliseconds
const MOST = 8;

/** What stands over people's plates now, one thing for each of them. */
export class OverPlates {
  shown = $state.raw<readonly Shown[]>([]);
  #keys = 0;

  react({ seat, sign }: Reaction): void {
    if (prefs.signs) this.#show({ key: this.#keys++, seat, sign });
  }

  say(seat: number, text: string): void {
    this.#show({ key: this.#keys++, seat, text });
  }

  #show(one: Shown): void {
    this.shown = [...this.shown.filter((other) => other.seat !== one.seat), one].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== one)), SHOWN);
  }
}
