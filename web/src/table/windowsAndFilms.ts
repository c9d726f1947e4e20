import type { Closing, Film } from "../games/index";
import type { Countdown, Film as FilmPart } from "../protocol";

/** The clock of a window runs on: its length is the one it opened with. */
export function closing(given: Countdown | null | undefined, before: Closing | null): Closing | null {
  if (!given) return null;
  const ms = before?.window === given.window ? Math.max(before.ms, given.ms) : given.ms;
  return { window: given.window, ms, until: Date.now() + given.ms, whole: given.whole };
}

/** A film begins anew with its first picture, else it grows. */
export function grown(before: Film | null, { version, seat, at, every, poses, last }: FilmPart): Film {
  const shown = at && before?.version === version ? before.poses : [];
  return { version, seat, every, poses: [...shown.slice(0, at), ...poses], whole: last };
}

/** What a finished turn showed as a film, as its last picture. */
export function shownAgain(version: number, { seat, again }: { seat?: number | null; again?: unknown }): Film | null {
  return again ? { version, seat: seat ?? 0, every: 0, poses: [again], whole: true } : null;
}
