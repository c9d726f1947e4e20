// What flies over this table: pieces from the bag or the middle to a tray, from tray to tray, and back into the bag.
import { Flights, type Choreography, type Flight } from "../../motion/flights";
import Flyer from "./Flyer.svelte";
import { paceOf } from "./pace";
import type { DschamalView } from "./protocol";

const SACK = ".sack";
const DECISIVE = "[data-testid=decisive]";
const lying = (seat: number, piece: number): string => `[data-plate="${seat}"] [data-piece="${piece}"]`;

const holder = ({ owned }: DschamalView, piece: number): number => owned.findIndex((pieces) => pieces.includes(piece));
const all = ({ owned }: DschamalView): number[] => owned.flat();

/** Trays lie open, so this is what everybody sees: every piece whose owner is another now. */
export function flights(_: readonly unknown[], then: unknown, now: unknown): Flight[] {
  const [before, after] = [(then ?? now) as DschamalView, now as DschamalView];
  const place = (view: DschamalView, piece: number, elsewhere: string): string => (holder(view, piece) < 0 ? elsewhere : lying(holder(view, piece), piece));
  const moved = [...new Set([...all(before), ...all(after)])].filter((piece) => holder(before, piece) !== holder(after, piece));
  return moved.map((piece) => {
    const from = place(before, piece, before.bout.middle === piece ? DECISIVE : SACK);
    return { from, to: place(after, piece, SACK), things: [piece], arrive: holder(after, piece) >= 0 };
  });
}

const choreography: Choreography = { Thing: Flyer, pace: paceOf, flights };

export default (): Flights => new Flights(choreography);
