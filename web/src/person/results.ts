// How one's games went: by game, by bots' level, by friend.
import type { Played } from "./games";

/** `won` of `games`; `score` is the mean of 1 for first, 0 for last, and what lies between. */
export interface Result {
  name: string;
  games: number;
  won: number;
  score: number;
}

export const counts = (played: Played): boolean => played.over && !played.coach && played.standings !== null;

/** From 1 (alone in front) to 0 (last), places that are shared together in their middle. */
export function scoreOf(played: Played): number {
  const groups = played.standings ?? [];
  const place = groups.findIndex((group) => group.includes(played.seat));
  const before = groups.slice(0, Math.max(0, place)).flat().length;
  const shared = groups[place]?.length ?? 1;
  const seats = played.names.length;
  return place < 0 || seats < 2 ? 0.5 : 1 - (before + (shared - 1) / 2) / (seats - 1);
}

export const wonBy = (played: Played): boolean => played.standings?.[0]?.includes(played.seat) === true && (played.standings[0]?.length ?? 0) < played.names.length;

function resultOf(name: string, games: readonly Played[]): Result {
  return { name, games: games.length, won: games.filter(wonBy).length, score: games.reduce((sum, one) => sum + scoreOf(one), 0) / games.length };
}

/** Grouped by what each game is filed under, which may be several things; the most played first. */
export function resultsBy(list: readonly Played[], under: (played: Played) => readonly string[]): Result[] {
  const groups = new Map<string, Played[]>();
  for (const played of list.filter(counts)) for (const name of new Set(under(played))) groups.set(name, [...(groups.get(name) ?? []), played]);
  return [...groups].map(([name, games]) => resultOf(name, games)).sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

export const byGame = (played: Played): string[] => [played.game];
/** Levels have their names by game: `game/level`. */
export const byLevel = (played: Played): string[] => played.bots.filter(Boolean).map((level) => `${played.game}/${level}`);
export const byFriend = (played: Played): string[] => played.names.filter((name, seat) => name && seat !== played.seat && !played.bots[seat]);

/** For the plot: each counted game in order of time, and the mean so far. */
export function course(list: readonly Played[]): { score: number; mean: number; won: boolean }[] {
  let sum = 0;
  return list
    .filter(counts)
    .sort((a, b) => a.at - b.at)
    .map((played, i) => {
      sum += scoreOf(played);
      return { score: scoreOf(played), mean: sum / (i + 1), won: wonBy(played) };
    });
}
