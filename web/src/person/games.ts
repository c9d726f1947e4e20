// What this person has played: a list that lives on this device alone.
import { recall, remember } from "../lib/storage";
import type { TableView } from "../protocol";

/** One game at one table, as far as this device has seen it. */
export interface Played {
  code: string;
  number: number;
  game: string;
  seat: number;
  /** When it was last looked at, in milliseconds. */
  at: number;
  names: string[];
  /** By seat the level of the bot there, empty for people. */
  bots: string[];
  over: boolean;
  /** The seats, best first; null while it goes on, or where nobody has won. */
  standings: number[][] | null;
  /** Led by a coach: it does not count. */
  coach: boolean;
}

const MOST = 500;

/** All of them, the latest first; what cannot be read is as good as nothing. */
export function allPlayed(): Played[] {
  try {
    const kept: unknown = JSON.parse(recall("mine") ?? "[]");
    return Array.isArray(kept) ? (kept as Played[]).filter((one) => typeof one?.code === "string" && Array.isArray(one.names)) : [];
  } catch {
    return [];
  }
}

export const keepPlayed = (list: readonly Played[]): void => remember("mine", list.length ? JSON.stringify(list.slice(0, MOST)) : null);

export function notePlayed(table: TableView, seat: number, now = Date.now()): void {
  if (table.status === "lobby" || table.status === "shuffling") return;
  const { code, number, game } = table;
  const played: Played = {
    code,
    number,
    game,
    seat,
    at: now,
    names: table.places.map((place) => place.name ?? ""),
    bots: table.places.map((place) => place.bot ?? ""),
    over: table.status === "over",
    standings: table.standings ?? null,
    coach: (table.settings as { coach?: boolean }).coach === true,
  };
  keepPlayed([played, ...allPlayed().filter((one) => one.code !== code || one.number !== number)]);
}

export const forgetPlayed = (code: string): void => keepPlayed(allPlayed().filter((one) => one.code !== code));

/** The codes of all tables, each once, the latest first. */
export const codesOf = (list: readonly Played[]): string[] => [...new Set(list.map((one) => one.code))];
