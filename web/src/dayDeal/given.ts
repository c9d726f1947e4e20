// The deal of the day, asked for with a token that this person's key makes for one day and one game.
import { ask, post } from "../net/api";
import { freshKey, hmac, keepKey, ownKey } from "../person/ownKey";
import type { GivenCompared, GivenShelf, GivenShown, OwnGiven, Seated } from "../protocol";

export const dayToken = (key: string, day: string, game: string): string => hmac(key, `tablee-day/1 ${day} ${game}`);

/** The key on this device, drawn now if there was none. */
function person(): string {
  const key = ownKey() ?? freshKey();
  keepKey(key);
  return key;
}

export const givenShelf = (): Promise<GivenShelf> => ask("/given");
export const givenOf = (game: string): Promise<GivenShown> => ask(`/given/${game}`);
export const ownGiven = (game: string, day: string): Promise<OwnGiven> => ask(`/given/${game}/own`, post({ token: dayToken(person(), day, game) }));
export const playGiven = (game: string, day: string, name: string): Promise<Seated> => ask(`/given/${game}`, post({ name, token: dayToken(person(), day, game) }));

/** The places as a picture: how many came in there, and how long its bar is, of a hundred. */
export function barsOf(results: GivenCompared): { place: number; count: number; length: number }[] {
  const most = Math.max(1, ...results.places);
  return results.places.map((count, at) => ({ place: at + 1, count, length: Math.round((100 * count) / most) }));
}

/** Of all who are compared, how many did no better, without oneself; null where there is nobody else. */
export function noBetter(results: GivenCompared, place: number): { count: number; of: number } | null {
  const of = results.places.reduce((sum, count) => sum + count, 0) - 1;
  const count = results.places.slice(place - 1).reduce((sum, one) => sum + one, 0) - 1;
  return of > 0 ? { count, of } : null;
}

