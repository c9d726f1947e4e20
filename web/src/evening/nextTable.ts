// From table to table with one link: who sits here has the same seat there.
import { keepSeat, seatToken } from "../lib/storage";
import { ask, post } from "../net/api";
import type { NextBoxes, PlaceView, Seated } from "../protocol";

export const nextBoxes = (code: string): Promise<NextBoxes> => ask(`/tables/${code}/next`);
export const goOn = (code: string, game: string): Promise<Seated> => ask(`/tables/${code}/next`, post({ token: seatToken(code) ?? "", game }));

/** The way to where everybody has gone on; this browser's seat goes along. */
export function wayOn(code: string, next: string, watch: boolean): string {
  const token = seatToken(code);
  if (token && !seatToken(next)) keepSeat(next, token);
  return `/${watch ? "watch" : "t"}/${next}`;
}

export interface Line {
  seat: number;
  name: string;
  points: number;
  /** Shared places are the best of them. */
  place: number;
}

/** The people at the table by their points in the evening, the most first. */
export function ranking(points: readonly number[], places: readonly PlaceView[]): Line[] {
  const people = places.map((place, seat) => ({ seat, name: place.name ?? "", points: points[seat] ?? 0, bot: place.bot })).filter((one) => one.name && !one.bot);
  people.sort((a, b) => b.points - a.points);
  return people.map(({ seat, name, points: own }) => ({ seat, name, points: own, place: 1 + people.filter((other) => other.points > own).length }));
}
