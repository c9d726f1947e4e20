// What flies over this table: cards from the pile, to the characters, between hands and to the discards; tokens to plates.
import { Flights, type Choreography, type Flight } from "../../motion/flights";
import Flyer from "./Flyer.svelte";
import { paceOf } from "./pace";
import type { CamelotEvent, CamelotView } from "./protocol";

const HAND = "[data-testid=hand]";
const HEAD = "[data-testid=colour]";
const PILE = `${HEAD} .pile`;
const DISCARDS = `${HEAD} .piles > :last-child`;
const ANNOUNCED = "[data-testid=announced] > .card";
const BACKS = 3;

const plate = (seat: number): string => `[data-plate="${seat}"]`;
const column = (seat: number, places: readonly number[]): string => places.map((at) => `[data-seat="${seat}"] .cards > .slot:nth-child(${at + 1})`).join() || plate(seat);

/** The places of cards in the first row that the second has no more. */
export function missing(row: readonly string[], other: readonly string[]): number[] {
  const kept = [...other];
  return [...row.keys()].filter((at) => {
    const found = kept.indexOf(row[at] ?? "");
    if (found >= 0) kept.splice(found, 1);
    return found < 0;
  });
}

/** Everything that happened at once, and how the table was before and is after it. */
interface Scene {
  before: CamelotView;
  after: CamelotView;
  you: number | null;
}

const inHand = (card: string): string => `${HAND} [data-card="${card}"]`;
const leaving = (seat: number, card: string, { you }: Scene): string => (seat === you ? inHand(card) : plate(seat));
const characters = (view: CamelotView, seat: number): readonly string[] => view.characters[seat] ?? [];

function newSlots({ before, after }: Scene): string {
  return missing(after.hand, before.hand).map((at) => `${HAND} > .slot:nth-child(${at + 1})`).join() || HAND;
}

function dealt(seat: number, cards: readonly string[], scene: Scene): Flight[] {
  const from = plate(scene.after.dealer);
  const others = scene.after.counts.flatMap((count, other) => (other === seat || other === scene.after.dealer ? [] : [{ from, to: plate(other), things: Array<null>(Math.min(BACKS, count)).fill(null) }]));
  return [...others, { from, to: `${HAND} > .slot`, things: cards, arrive: true, turn: true }];
}

/** Cards of a character that lie there no more go to the discards. */
function discarded(seat: number, cards: readonly string[], { before, after }: Scene): Flight {
  const row = characters(before, seat);
  return { from: column(seat, missing(row, characters(after, seat))), to: DISCARDS, things: cards };
}

function exchanged(from: number, to: number, card: string, { before, after }: Scene): Flight {
  return { from: column(from, [characters(before, from).indexOf(card)]), to: column(to, [characters(after, to).lastIndexOf(card)]), things: [card], arrive: true };
}

const newest = (seat: number, { after }: Scene): string => column(seat, [characters(after, seat).length - 1]);

function flightsOf(event: CamelotEvent, scene: Scene): Flight[] {
  const { before, after, you } = scene;
  switch (event.type) {
    case "hand-dealt":
      return dealt(event.seat, event.cards, scene);
    case "card-drawn":
      return event.seat === you ? [] : [{ from: PILE, to: plate(event.seat), things: [null] }];
    case "card-seen":
      return [{ from: PILE, to: newSlots(scene), things: [event.card], arrive: true, turn: true }];
    case "card-played":
      return [{ from: leaving(event.seat, event.card, scene), to: newest(event.seat, scene), things: [event.card], arrive: true }];
    case "card-laid":
      return [{ from: before.action ? ANNOUNCED : leaving(event.seat, event.card, scene), to: `[data-seat="${event.seat}"] .laid:last-child`, things: [event.card], arrive: true }];
    case "action-announced":
      return after.action ? [{ from: leaving(event.seat, event.card, scene), to: ANNOUNCED, things: [event.card], arrive: true }] : [{ from: leaving(event.seat, event.card, scene), to: DISCARDS, things: [event.card] }];
    case "action-cancelled":
      return [{ from: leaving(event.seat, "lancelot", scene), to: DISCARDS, things: ["lancelot"] }];
    case "cards-discarded":
    case "withdrew":
      return event.cards.length ? [discarded(event.seat, event.cards, scene)] : [];
    case "card-taken":
      return [{ from: column(event.target, [characters(before, event.target).length - 1]), to: newest(event.seat, scene), things: [event.card], arrive: true }];
    case "card-taken-back":
      return [{ ...discarded(event.seat, [event.card], scene), to: event.seat === you ? newSlots(scene) : plate(event.seat), arrive: event.seat === you }];
    case "card-stolen":
      return event.seat === you || event.target === you ? [] : [{ from: plate(event.target), to: plate(event.seat), things: [null] }];
    case "stolen-card-seen":
      return event.seat === you
        ? [{ from: plate(event.target), to: newSlots(scene), things: [event.card], arrive: true, turn: true }]
        : [{ from: inHand(event.card), to: plate(event.seat), things: [event.card] }];
    case "cards-exchanged":
      return [exchanged(event.seat, event.target, event.mine, scene), exchanged(event.target, event.seat, event.theirs, scene)];
    case "token-won":
      return [{ from: HEAD, to: `${plate(event.seat)} .tokens`, things: [{ token: event.colour }] }];
    case "token-lost":
      return [{ from: `${plate(event.seat)} .tokens`, to: HEAD, things: [{ token: event.colour }] }];
    default:
      return [];
  }
}

const LAID = new Set(["card-laid", "action-announced"]);

/** A card that was announced and is there no more goes to the discards. */
function settled(events: readonly CamelotEvent[], { before, after }: Scene): Flight[] {
  const card = before.action?.card;
  return card && !after.action && !events.some(({ type }) => LAID.has(type)) ? [{ from: ANNOUNCED, to: DISCARDS, things: [card] }] : [];
}

/** At the end of a tournament all characters are swept away. */
function swept(events: readonly CamelotEvent[], { before, after }: Scene): Flight[] {
  if (!events.some(({ type }) => type === "tournament-won")) return [];
  return before.characters.flatMap((row, seat) => (row.length && !characters(after, seat).length ? [{ from: column(seat, [...row.keys()]), to: DISCARDS, things: row }] : []));
}

export function flights(seen: readonly unknown[], then: unknown, now: unknown, you: number | null): Flight[] {
  const events = seen as readonly CamelotEvent[];
  const scene = { before: (then ?? now) as CamelotView, after: now as CamelotView, you };
  return [...events.flatMap((event) => flightsOf(event, scene)), ...settled(events, scene), ...swept(events, scene)];
}

const choreography: Choreography = { Thing: Flyer, pace: paceOf, flights };

export default (): Flights => new Flights(choreography);
