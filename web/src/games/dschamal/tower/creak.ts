// A tower is heard before it falls: wood creaks while it sways, and clatters when it comes down.
import { bagSound } from "../bag/sound";

/** Millimetres from one picture to the next, a sixtieth of a second: less is rest, more is falling. */
const SWAYS = 0.03;
const FALLS = 1.1;
/** Milliseconds between two creaks, and between two knocks of what falls. */
const CREAKS = 170;
const CLATTERS = 75;

/** Told how far pieces have gone, it says what is heard: how loud a creak, or how loud a clatter; null: nothing. */
export function heardOf(strain: number): { creak: number } | { clatter: number } | null {
  if (strain < SWAYS) return null;
  return strain < FALLS ? { creak: Math.min(1, 0.25 + strain / FALLS) } : { clatter: Math.min(1, strain / 8) };
}

/** A listener for one stage: no oftener than wood would. */
export function creaking(now: () => number = () => performance.now()): (strain: number) => void {
  let last = -Infinity;
  return (strain) => {
    const heard = heardOf(strain);
    if (!heard || now() - last < ("creak" in heard ? CREAKS : CLATTERS)) return;
    last = now();
    if ("creak" in heard) bagSound.creak(heard.creak);
    else bagSound.clatter(heard.clatter);
  };
}
