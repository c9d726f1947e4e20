// What this browser remembers. A browser that refuses storage simply forgets.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tablee.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tablee.${key}`);
    else localStorage.setItem(`tablee.${key}`, value);
  } catch {
    return;
  }
}

/** A table opened to be played at once begins as soon as its host has committed to a part of the shuffle. */
const starts = new Map<string, string>();
export const keepStart = (code: string, level: string): unknown => starts.set(code, level);
export function takeStart(code: string): string | null {
  const level = starts.get(code) ?? null;
  starts.delete(code);
  return level;
}

/** By which a table knows this device again; each table makes its own name of it. */
export function device(): string {
  const kept = recall("device");
  if (kept) return kept;
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("device", fresh);
  return fresh;
}

/** The first table somebody opens of a box offers its coach, until they say no. */
const offers = new Set<string>();
export const keepOffer = (code: string): unknown => offers.add(code);
export const takeOffer = (code: string): boolean => offers.delete(code);

/** The token that opens one's seat at a table. */
export const seatToken = (code: string): string | null => recall(`seat.${code}`);
export function keepSeat(code: string, token: string | null): void {
  remember(`seat.${code}`, token);
  listTable(code, token !== null);
}

/** The seat one had at a table, for looking at its game again. */
export const keepPlace = (code: string, seat: number): void => remember(`place.${code}`, String(seat));
export function ownPlace(code: string): number | null {
  const kept = recall(`place.${code}`);
  return kept === null || !/^\d+$/.test(kept) ? null : Number(kept);
}

/** The tables one may want to come back to, the latest first. */
export const myTables = (): string[] => recall("tables")?.split(" ") ?? [];

export function listTable(code: string, on: boolean): void {
  const others = myTables().filter((one) => one !== code);
  remember("tables", (on ? [code, ...others] : others).join(" ") || null);
}
