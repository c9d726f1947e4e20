// The one line that says what is going on for this seat: what it is asked, or what it waits for.
import type { Question } from "../../protocol";
import type { Who } from "../index";
import type { DalmutiMove, DalmutiView } from "./protocol";
import { cardsIn, isCardMove } from "./select";
import { names } from "../../lib/arguments";
import { listWords, questionWords } from "./words";

function playing(view: DalmutiView, who: Who): string {
  if (who.you !== null && view.out.includes(who.you)) return who.say("prompt-out");
  return who.say(view.trick ? "prompt-wait" : "prompt-wait-lead", { seat: who.name(view.waiting[0] ?? 0) });
}

function taxing(view: DalmutiView, who: Who, answer: DalmutiMove | null): string {
  const mine = answer && isCardMove(answer) ? cardsIn(answer) : view.choices.find((gift) => gift.giver === who.you)?.cards;
  if (mine) return who.say("prompt-tax-chosen", { cards: listWords(mine, who.say) });
  const [high, , count] = view.taxes.find(([, low]) => low === who.you) ?? [];
  if (high !== undefined && count) return who.say("prompt-peon", { receiver: who.name(high), count });
  return who.say("prompt-taxes-wait");
}

export function prompt(view: DalmutiView, question: Question | null | undefined, who: Who, answer: DalmutiMove | null = null): string {
  if (question) return questionWords(question, who);
  switch (view.phase) {
    case "play":
      return playing(view, who);
    case "taxes":
      return taxing(view, who, answer);
    case "call":
      return who.you === null ? who.say("prompt-wait-many", { seats: names(view.waiting, who) }) : who.say("prompt-called");
    case "slip":
      return who.say("prompt-slip-wait", { seat: who.name(view.waiting[0] ?? 0) });
    default:
      return who.say("prompt-over");
  }
}
