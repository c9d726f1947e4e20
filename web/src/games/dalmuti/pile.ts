// What lies in the middle: the sets of this trick, and the last trick until the next card is played.
import type { DalmutiEvent, DalmutiTrick } from "./protocol";

export interface LaidSet {
  key: number;
  seat: number;
  cards: readonly number[];
}

export interface Pile {
  sets: readonly LaidSet[];
  won: number | null;
}

export const EMPTY: Pile = { sets: [], won: null };

const laid = (pile: Pile, seat: number, cards: readonly number[]): Pile => {
  const before = pile.won === null ? pile.sets : [];
  return { sets: [...before, { key: (pile.sets.at(-1)?.key ?? 0) + 1, seat, cards }], won: null };
};

export function after(pile: Pile, events: readonly DalmutiEvent[]): Pile {
  for (const event of events) {
    if (event.type === "set-played") pile = laid(pile, event.seat, event.cards);
    else if (event.type === "trick-won") pile = { ...pile, won: event.seat };
    else if (event.type === "round-begun") pile = EMPTY;
  }
  return pile;
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** The view is right where both differ: after a reload or a jump in a replay. */
export function agreed(pile: Pile, trick: DalmutiTrick | null): Pile {
  const top = pile.sets.at(-1);
  if (!trick) return pile.won === null ? EMPTY : pile;
  if (top && pile.won === null && top.seat === trick.seat && same(top.cards, trick.cards)) return pile;
  return laid({ ...pile, won: 0 }, trick.seat, trick.cards);
}
