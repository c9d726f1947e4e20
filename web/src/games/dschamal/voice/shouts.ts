// How a shout is told from talk: by loudness alone, against how loud the room has been. What is said is not known.

/** Loudness, 0 … 1, below which nothing is a shout; and how many times louder than the room one is. */
const LEAST = 0.12;
const LOUDER = 4;
/** Milliseconds it lasts before it counts, and of quiet before another can. */
const LASTS = 110;
const QUIET = 350;
/** How slowly the room is got used to, in milliseconds. */
const USED = 2500;

export class Shouts {
  #room = 0.02;
  #loudSince: number | null = null;
  #quietSince = -Infinity;
  #heard = false;
  #last: number | null = null;

  /** How loud it is now, at so many milliseconds; whether a shout is heard just now. */
  hears(loud: number, at: number): boolean {
    const passed = this.#last === null ? 0 : at - this.#last;
    this.#last = at;
    if (loud < Math.max(LEAST, LOUDER * this.#room)) {
      this.#room += (loud - this.#room) * Math.min(1, passed / USED);
      this.#loudSince = null;
      if (this.#quietSince === -Infinity) this.#quietSince = at;
      if (at - this.#quietSince >= QUIET) this.#heard = false;
      return false;
    }
    this.#quietSince = -Infinity;
    this.#loudSince ??= at;
    if (this.#heard || at - this.#loudSince < LASTS) return false;
    return (this.#heard = true);
  }
}

/** The loudness of some samples of sound. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}
