// A search from outside: where arms are, coarsely, and what one can tell from how they move.
import type { DschamalSeenHand, DschamalView } from "../protocol";

/** Seat, cell across, cell into the bag, status, whether the hand is closed on something, whether it called. */
type Told = readonly [number, number, number, string, boolean, boolean];

export interface Glimpse {
  type: "arms";
  number: number;
  width: number;
  /** Millimetres of a cell. */
  cell: number;
  arms: readonly Told[];
  /** Piece, pose, turn, x, y: only where the table lights the bag for onlookers. */
  layout?: readonly (readonly [number, number, number, number, number])[];
}

export type Mood = "rim" | "reaches" | "hesitates" | "holds" | "laid" | "out";

export interface Arm {
  seat: number;
  /** Millimetres, y into the bag. */
  x: number;
  y: number;
  mood: Mood;
  called: boolean;
}

/** Milliseconds in one place until one hesitates. */
export const HESITATES = 1500;
export const WIDTH = 368;

/** What was glimpsed of this search, if anything. */
export function glimpseOf(seen: unknown, number: number): Glimpse | null {
  const glimpse = seen as Glimpse | null | undefined;
  return glimpse?.type === "arms" && glimpse.number === number ? glimpse : null;
}

/** Since when each hand has been where it is, by seat; made anew with every glimpse. */
export type Since = ReadonlyMap<number, readonly [place: string, at: number]>;

export function noted(before: Since, glimpse: Glimpse | null, at: number): Since {
  return new Map(
    (glimpse?.arms ?? []).map(([seat, x, y, , holds]) => {
      const place = `${x} ${y} ${holds}`;
      const known = before.get(seat);
      return [seat, known?.[0] === place ? known : ([place, at] as const)] as const;
    }),
  );
}

/** Every hand of the search: the table says whether it is in the bag, the glimpse where. */
export function armsOf(view: DschamalView, glimpse: Glimpse | null, since: Since, at: number): Arm[] {
  const rim = view.bout.fighters.map((seat): DschamalSeenHand => ({ seat, status: "rim", called: false }));
  const hands = view.phase === "search" ? view.hands : rim;
  return hands.map(({ seat, status, called }, k) => {
    const told = glimpse?.arms.find(([one]) => one === seat);
    const cell = glimpse?.cell ?? 1;
    const mid = cell > 1 ? cell / 2 : 0;
    const start = { x: (WIDTH * (k + 1)) / (hands.length + 1), y: 0 };
    const place = told ? { x: Math.min(WIDTH, told[1] * cell + mid), y: Math.min(WIDTH, told[2] * cell + mid) } : start;
    return { seat, ...place, called, mood: moodOf(status, told, since.get(seat)?.[1] ?? at, at) };
  });
}

function moodOf(status: string, told: Told | undefined, still: number, at: number): Mood {
  if (status !== "in") return status as Mood;
  if (!told) return "rim";
  if (told[4]) return "holds";
  return at - still >= HESITATES ? "hesitates" : "reaches";
}
