// The one line that says what is going on for this seat.
import type { DalmutiMove, DalmutiView } from "./protocol";
import type { Who } from "../index";
import { cardsIn, isCardMove } from "./select";
import { listed } from "../../lib/arguments";
import { listWords, setWords } from "./words";

function playing(view: DalmutiView, moves: readonly DalmutiMove[], who: Who): string {
  const turn = view.waiting[0] ?? 0;
  const out = who.you !== null && view.out.includes(who.you);
  if (turn !== who.you) {
    if (out) return who.say("prompt-out");
    return who.say(view.trick ? "prompt-wait" : "prompt-wait-lead", { seat: who.name(turn) });
  }
  if (!view.trick) return who.say("prompt-lead");
  const only = moves.length > 0 && moves.every((move) => move.type === "pass");
  return who.say(only ? "prompt-only-pass" : "prompt-follow", { cards: setWords(view.trick.cards, who.say) });
}

function taxing(view: DalmutiView, moves: readonly DalmutiMove[], who: Who, answer: DalmutiMove | null): string {
  const tax = moves.find((move) => move.type === "give-tax");
  const place = who.you === null ? -1 : view.order.indexOf(who.you);
  const mirror = view.order[view.order.length - 1 - place] ?? 0;
  if (tax?.type === "give-tax")
    return who.say("prompt-tax", { cards: who.say("cards-count", { count: tax.cards.length }), receiver: who.name(mirror) });
  if (moves.some((move) => move.type === "offer-swap")) return who.say("prompt-swap");
  if (moves.some((move) => move.type === "answer-swap"))
    return who.say("prompt-swap-answer", { seat: who.name(view.order[2] ?? 0) });
  const mine = answer && isCardMove(answer) ? cardsIn(answer) : view.choices.find((gift) => gift.giver === who.you)?.cards;
  if (mine) return who.say("prompt-tax-chosen", { cards: listWords(mine, who.say) });
  const fromEnd = view.order.length - 1 - place;
  if (place >= 0 && fromEnd < 2) return who.say("prompt-peon", { receiver: who.name(mirror), count: 2 - fromEnd });
  return who.say("prompt-taxes-wait");
}

export function prompt(view: DalmutiView, moves: readonly DalmutiMove[], who: Who, answer: DalmutiMove | null = null): string {
  switch (view.phase) {
    case "play":
      return playing(view, moves, who);
    case "taxes":
      return taxing(view, moves, who, answer);
    case "call": {
      if (moves.length) return who.say("prompt-call");
      if (who.you !== null) return who.say("prompt-called");
      return who.say("prompt-wait-many", { seats: listed(view.waiting.map((seat) => who.name(seat)), who.say) });
    }
    case "slip": {
      const slip = view.slip;
      const decider = view.order[0] ?? 0;
      if (!slip || !moves.length) return who.say("prompt-slip-wait", { seat: who.name(decider) });
      return who.say("prompt-slip", { card: listWords([slip.card], who.say), seat: who.name(slip.meant_for) });
    }
    default:
      return who.say("prompt-over");
  }
}
