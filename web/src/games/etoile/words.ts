// Events, moves and the table's question in words: what the log says, what a button says.
import { teller } from "../../lib/arguments";
import { ROLES, type EtoileMove, type EtoileView } from "./protocol";
import type { Who } from "../index";

export const writtenPath = (path: readonly string[], takes: boolean): string => path.join(takes ? "x" : "-");

const told = teller(ROLES, {
  path: (path: string[], _, { takes }) => writtenPath(path, takes === true),
  capture: (path: string[]) => writtenPath(path, true),
});
export const sentence = told.event;
export const moveWords = told.move;
export const refusalWords = told.refusal;

/** The one line that says what is going on for this seat. */
export function prompt(view: EtoileView, moves: readonly EtoileMove[], who: Who): string {
  const { say } = who;
  if (view.end) return say("prompt-over");
  if (!moves.length) return waiting(view, who);
  if (view.offer) return say("prompt-draw", { seat: seatName(view, view.offer.by, who) });
  const plays = moves.filter((move) => move.type === "play");
  if (view.claim)
    return say(plays.length ? "prompt-claim" : "prompt-claim-only", { offender: seatName(view, view.claim.offender, who) });
  if (view.obliged) return say("prompt-take-back");
  if (view.touched) return say("prompt-touched", { cell: view.touched });
  return say(plays.length && plays.every((play) => play.takes) ? "prompt-must-take" : "prompt-move");
}

function waiting(view: EtoileView, who: Who): string {
  const camp = who.you === null ? -1 : view.seats.indexOf(who.you);
  if (view.gone.flat().includes(camp)) return who.say("prompt-out");
  if (view.offer) return who.say("prompt-draw-wait");
  return who.say("prompt-wait", { seat: seatName(view, view.turn, who) });
}

const seatName = (view: EtoileView, camp: number, who: Who): string => who.name(view.seats[camp] ?? 0);
