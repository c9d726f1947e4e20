// What flies over this table: the deal from the Grand Péon, taxes between plates, sets to the middle, a trick to its winner.
import { Flights, type Choreography, type Flight } from "../../motion/flights";
import Flyer from "./Flyer.svelte";
import { paceOf } from "./pace";
import type { DalmutiEvent, DalmutiView } from "./protocol";
import { countOf } from "./select";

const HAND = "[data-testid=hand]";
const BACKS = 3;

/** The places in the first hand of cards that the second has no more; of equal cards the last ones go. */
export function missing(hand: readonly number[], other: readonly number[]): number[] {
  const kept = countOf(other);
  return [...hand.keys()].filter((at) => {
    const card = hand[at] ?? 0;
    const left = kept.get(card) ?? 0;
    kept.set(card, left - 1);
    return left <= 0;
  });
}

const slots = (places: readonly number[]): string => places.map((at) => `${HAND} > .slot:nth-child(${at + 1})`).join() || HAND;
const backs = (count: number): null[] => Array<null>(count).fill(null);

type Told<T extends DalmutiEvent["type"]> = Extract<DalmutiEvent, { type: T }>;

export class Dance {
  /** The trick that lies in the middle until the next card is played, and whose it is. */
  #won: { seat: number; cards: readonly number[] } | null = null;

  flights = (seen: readonly unknown[], then: unknown, now: unknown, you: number | null): Flight[] => {
    const [before, after] = [then as DalmutiView | null, now as DalmutiView];
    const events = seen as readonly DalmutiEvent[];
    const at = (seat: number): string => (seat === you ? HAND : `[data-plate="${seat}"]`);
    return events.flatMap((event): Flight[] => {
      if (event.type === "round-begun") return this.#deal(event, after, you, at);
      if (event.type === "set-played") return [...this.#sweep(at), this.#play(event, before, after, you, at)];
      if (event.type === "taxes-exchanged") return this.#pay(event, you, at);
      if (event.type === "cards-given") return this.#give(event, before, after, you, at);
      if (event.type === "card-slipped") return [{ from: at(after.order.at(-1) ?? 0), to: ".centre .cards .card", things: [event.card], arrive: true, turn: true }];
      if (event.type === "trick-won") this.#won = { seat: event.seat, cards: before?.trick?.cards ?? [] };
      return [];
    });
  };

  /** The Grand Péon deals; one's own cards are turned over. */
  #deal({ order, counts }: Told<"round-begun">, after: DalmutiView, you: number | null, at: (seat: number) => string): Flight[] {
    this.#won = null;
    const dealer = order.at(-1) ?? 0;
    const from = dealer === you ? ".dock .mine" : at(dealer);
    const others = order.filter((seat) => seat !== dealer && seat !== you);
    const dealt = others.map((seat): Flight => ({ from, to: at(seat), things: backs(Math.min(BACKS, counts[seat] ?? 0)) }));
    return [...dealt, ...(after.hand.length ? [{ from, to: `${HAND} > .slot`, things: after.hand, arrive: true, turn: true }] : [])];
  }

  #play({ seat, cards }: Told<"set-played">, before: DalmutiView | null, after: DalmutiView, you: number | null, at: (seat: number) => string): Flight {
    const from = seat === you && before ? slots(missing(before.hand, after.hand)) : at(seat);
    return { from, to: ".trick .set:last-child > .slot", things: cards, arrive: true };
  }

  #sweep(at: (seat: number) => string): Flight[] {
    const won = this.#won;
    this.#won = null;
    return won?.cards.length ? [{ from: ".trick.won .set:last-child > .slot", to: at(won.seat), things: won.cards }] : [];
  }

  /** What everybody sees of it; one's own cards are told apart. */
  #pay({ pairs }: Told<"taxes-exchanged">, you: number | null, at: (seat: number) => string): Flight[] {
    return pairs.filter(([giver, receiver]) => giver !== you && receiver !== you).map(([giver, receiver, count]) => ({ from: at(giver), to: at(receiver), things: backs(count) }));
  }

  #give({ giver, receiver, cards, kind }: Told<"cards-given">, before: DalmutiView | null, after: DalmutiView, you: number | null, at: (seat: number) => string): Flight[] {
    if (giver !== you && receiver !== you) return kind === "slip" ? [{ from: ".centre .cards .card", to: at(receiver), things: cards }] : [];
    const hand = before?.hand ?? [];
    if (giver === you) return [{ from: slots(missing(hand, after.hand)), to: at(receiver), things: cards }];
    const come = missing(after.hand, hand);
    return [{ from: at(giver), to: slots(come), things: come.map((place) => after.hand[place] ?? 0), arrive: true, turn: true, after: 0.3 }];
  }
}

const choreography = (): Choreography => ({ Thing: Flyer, pace: paceOf, flights: new Dance().flights });

export default (): Flights => new Flights(choreography());
