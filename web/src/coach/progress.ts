// How far somebody has come with a coach, and when they last played a box: kept on this device.
import { recall, remember } from "../lib/storage";

export type Stage = "goal" | "lessons" | "game" | "done";

export interface Progress {
  stage: Stage;
  /** The picture or the lesson one is at. */
  at: number;
  /** The table of the first game. */
  code: string;
  /** The tips that have been said there. */
  seen: string[];
}

const START: Progress = { stage: "goal", at: 0, code: "", seen: [] };

export function progressOf(game: string): Progress {
  try {
    return { ...START, ...(JSON.parse(recall(`coach.${game}`) ?? "{}") as Partial<Progress>) };
  } catch {
    return START;
  }
}

export function keepProgress(game: string, change: Partial<Progress>): Progress {
  const next = { ...progressOf(game), ...change };
  remember(`coach.${game}`, JSON.stringify(next));
  return next;
}

export const begun = (game: string): boolean => recall(`coach.${game}`) !== null;

const DAY = 24 * 60 * 60 * 1000;
/** After so long somebody is glad of a short reminder. */
const LONG_AGO = 300 * DAY;

export const noteLastPlayed = (game: string, now = Date.now()): void => remember(`played.${game}`, String(now));
export const neverPlayed = (game: string): boolean => recall(`played.${game}`) === null;
export function longAgo(game: string, now = Date.now()): boolean {
  const last = Number(recall(`played.${game}`) ?? now);
  return now - last > LONG_AGO;
}
