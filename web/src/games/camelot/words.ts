// Cards, events and moves in words: what the log says, what a button says.
import { teller } from "../../lib/arguments";
import type { Say } from "../../lib/i18n.svelte";
import type { Who } from "../index";
import { ROLES, type CamelotEvent, type CamelotMove, type CamelotView } from "./protocol";

export const cardName = (card: string, say: Say): string => say(`card-${card}`);
export const colourName = (colour: string, say: Say): string => say(`colour-${colour}`);

const told = teller(ROLES, { spot: (card: string, who) => cardName(card, who.say) });
export const refusalWords = told.refusal;
export const questionWords = told.question;
export const lineWords = told.line;

/** Everybody draws at every turn and nearly every card is let pass: neither is worth a line. */
const untold = (event: CamelotEvent, you: number | null): boolean =>
  event.type === "pass-let" || event.type === "card-drawn" || (event.type === "card-stolen" && event.seat === you);

export const sentence = (event: CamelotEvent, who: Who): string | null => (untold(event, who.you) ? null : told.event(event, who));

/** The face-up card at a spot: its place in the character, or the name of a laid card. */
export const cardAt = (view: CamelotView, seat: number, spot: number | string | null | undefined): string | null =>
  typeof spot === "number" ? (view.characters[seat]?.[spot] ?? null) : (spot ?? null);

/** A move as a button says it; an action names the cards it touches, not their places. */
export function moveWords(move: CamelotMove, view: CamelotView, who: Who): string {
  if (move.type !== "action") return told.move(move, who);
  const me = view.turn?.seat ?? who.you ?? 0;
  const mine = cardAt(view, me, move.mine);
  const theirs = move.target == null ? null : cardAt(view, move.target, move.theirs);
  return told.move({ ...move, mine, theirs } as CamelotMove, who);
}
