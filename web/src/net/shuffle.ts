import type { ListedSeat, PlaceView, ShuffleList, TableView } from "../protocol";
import { isGiven } from "./givenDeal";
import { sha256 } from "./sha256";

// A client's part in the shuffle and what it can find out about it (docs/decisions/chance.md).

/** What this browser keeps: its part, the hash of the list it opened it for, or why it did not. */
export interface Kept {
  number: number;
  seat: number;
  part: string;
  list: string;
  refused: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));

export const freshPart = (number: number, seat: number): Kept => ({
  number,
  seat,
  part: hex(crypto.getRandomValues(new Uint8Array(32))),
  list: "",
  refused: "",
});

export const commitmentTo = (table: string, number: number, seat: number, part: string): string =>
  sha256(`tablee-part/2 ${table} ${number} ${seat} ${part}`);

export const listHash = (text: string): string => sha256(`tablee-list/2 ${text}`);

/** The list in this text; an exception where there is none. */
function readList(text: string, table: TableView): ShuffleList {
  const list = JSON.parse(text) as ShuffleList;
  if (JSON.stringify(list) !== text || list.scheme !== "hmac-sha256/2") throw new Error("no list");
  if (list.seats.length !== table.places.length) throw new Error("another table's");
  return list;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const kindOf = (place: PlaceView): string => (place.bot ? "bot" : place.away ? "absent" : "person");

function fits(place: PlaceView, seat: ListedSeat): boolean {
  const committed = seat.kind === "person" ? (place.commitment ?? "") : "";
  return (!seat.name || seat.name === (place.name ?? "")) && seat.kind === kindOf(place) && seat.commitment === committed;
}

/**
 * Why this seat does not open its part for this list; empty if it does. Who has just arrived knows
 * the others only as they are now, which may be later than the list.
 */
export function wrongList(table: TableView, kept: Kept, arrived: boolean): string {
  if (kept.refused) return kept.refused;
  try {
    const list = readList(table.list, table);
    const told = [list.table, list.number, list.game, list.commitment, list.options];
    if (!same(told, [table.code, table.number, table.game, table.commitment, table.options])) return "other-list";
    if (kept.list && kept.list !== listHash(table.list)) return "other-list";
    const own = list.seats[kept.seat]!;
    const place = table.places[kept.seat]!;
    if (own.commitment !== commitmentTo(table.code, kept.number, kept.seat, kept.part)) {
      if (own.kind === "absent" && (arrived || place.away)) return "absent";
      if (own.kind !== "person" || own.commitment !== (place.commitment ?? "")) return "unlisted";
      return own.commitment ? "other-device" : "withheld"; // as the lobby showed it
    }
    return arrived || list.seats.every((seat, i) => fits(table.places[i]!, seat)) ? "" : "other-list";
  } catch {
    return "other-list";
  }
}

/** What became of this seat's part once it is dealt, and at the end of the house's secret. */
export function finding(table: TableView, you: number, kept: Kept | null): string {
  if (kept?.refused) return kept.refused;
  // nobody commits to a part of a given deal
  if (isGiven(table.list) && !kept) return !table.secret || sha256(bytes(table.secret)) === table.commitment ? "given" : "other-secret";
  try {
    const list = readList(table.list, table);
    if (table.parts.length !== table.places.length) return "other-list";
    const own = list.seats[you]!;
    if (own.kind === "absent" && !kept?.list) return "absent";
    if (!kept) return own.commitment ? "other-device" : "no-part";
    if (own.commitment !== commitmentTo(table.code, kept.number, you, kept.part))
      return own.commitment && !kept.list ? "other-device" : "unlisted";
    if (kept.list && kept.list !== listHash(table.list)) return "other-list";
    const honest = (part: string, seat: number): boolean =>
      !part || list.seats[seat]?.commitment === commitmentTo(list.table, list.number, seat, part);
    if (!table.parts.every(honest)) return "other-part";
    if ((table.status === "over" || table.status === "ended") && sha256(bytes(table.secret ?? "")) !== list.commitment) return "other-secret";
    return table.parts[you] ? "in" : "withheld";
  } catch {
    return "other-list";
  }
}

/** What the events of a game begin with, and go on with: each as the JSON that was sent. */
export const eventsBegin = (bound: string, seat: number, first: number): string =>
  sha256(`tablee-events/2 ${bound} ${seat} ${first}`);

export const eventsAfter = (running: string, events: readonly unknown[]): string =>
  events.reduce<string>((hash, event) => sha256(`${hash} ${JSON.stringify(event)}`), running);
