// Events, moves and the table's question in words: what the log says, what a button says.
import { teller } from "../../lib/arguments";
import { ROLES, type EtoileView } from "./protocol";
import type { Who } from "../index";

export const writtenPath = (path: readonly string[], takes: boolean): string => path.join(takes ? "x" : "-");

const told = teller(ROLES, {
  path: (path: string[], _, { takes }) => writtenPath(path, takes === true),
  capture: (path: string[]) => writtenPath(path, true),
});
export const sentence = told.event;
export const moveWords = told.move;
export const refusalWords = told.refusal;
export const questionWords = told.question;
export const lineWords = told.line;

/** The one line for a seat that is asked nothing. */
export function waiting(view: EtoileView, who: Who): string {
  if (view.end) return who.say("prompt-over");
  const camp = who.you === null ? -1 : view.seats.indexOf(who.you);
  if (view.gone.flat().includes(camp)) return who.say("prompt-out");
  if (view.offer) return who.say("prompt-draw-wait");
  return who.say("prompt-wait", { seat: who.name(view.waiting[0] ?? 0) });
}
