// What can be done with a key: taken over from another device, replaced, forgotten.
import { keepPlace, keepSeat, recall, remember, seatToken } from "../lib/storage";
import { getTable, Unanswered } from "../net/api";
import { allPlayed, codesOf, forgetPlayed, keepPlayed, notePlayed } from "./games";
import { freshKey, keepKey, ownKey, shownKey, tokenFor } from "./ownKey";
import { visit } from "./tableVisit";

/** Brings over what a link carries: the tables that its key opens; how many those are. */
export async function takeOver(key: string, codes: readonly string[]): Promise<number> {
  let opened = 0;
  for (const code of [...codes].reverse()) {
    const token = tokenFor(key, code);
    const answer = await visit(code, token);
    if (answer.type === "problem" || answer.you === null) continue;
    opened += 1;
    keepSeat(code, token);
    keepPlace(code, answer.you);
    remember(`shown.${code}`, shownKey(key, code));
    notePlayed(answer.table, answer.you);
  }
  if (opened) {
    keepKey(key);
    await showEverywhere(key, false, new Set(codes));
  }
  return opened;
}

/** A new key, for all tables; links and keys of before open nothing there any more. The tables not reached. */
export async function replaceKey(): Promise<string[]> {
  const key = freshKey();
  const missed = await showEverywhere(key, true);
  keepKey(key);
  return missed;
}

/** Shows a key to all tables of the list but some; codes of those that did not take it. */
async function showEverywhere(key: string, only: boolean, but: ReadonlySet<string> = new Set()): Promise<string[]> {
  const missed: string[] = [];
  for (const code of codesOf(allPlayed())) {
    const token = seatToken(code) ?? oldToken(code);
    if (but.has(code) || !token) continue;
    const shown = shownKey(key, code);
    const answer = await visit(code, token, { type: "recognise", key: shown, only });
    if (answer.type === "problem") missed.push(code);
    else {
      remember(`shown.${code}`, shown);
      if (only) keepSeat(code, tokenFor(key, code));
    }
  }
  return missed;
}

const oldToken = (code: string): string | null => {
  const key = ownKey();
  return key && recall(`shown.${code}`) ? tokenFor(key, code) : null;
};

/** This device forgets who plays here: key, list and seats. */
export function forgetAll(): void {
  for (const code of codesOf(allPlayed())) {
    keepSeat(code, null);
    for (const kind of ["place", "shown", "part"]) remember(`${kind}.${code}`, null);
  }
  keepPlayed([]);
  keepKey(null);
}

const LOOKED_AT = 12;

/** Looks after games that were going on when they were last seen: those over by now are noted with their end. */
export async function refresh(): Promise<void> {
  for (const code of codesOf(allPlayed().filter((one) => !one.over)).slice(0, LOOKED_AT)) {
    const table = await getTable(code).catch((error: unknown) => {
      if (error instanceof Unanswered && error.problem.code === "no-such-table") forgetPlayed(code);
    });
    const token = seatToken(code);
    if (table?.status !== "over" || !token) continue;
    const answer = await visit(code, token);
    if (answer.type === "welcome" && answer.you !== null) notePlayed(answer.table, answer.you);
  }
}
