// The one line that says what is going on for this seat: what it is asked, or what it waits for.
import type { Question } from "../../protocol";
import type { Who } from "../index";
import type { DschamalView } from "./protocol";
import { names } from "../../lib/arguments";
import { pieceOne, questionWords } from "./words";

function waiting(view: DschamalView, who: Who): string {
  const fighters = { fighters: names(view.bout.fighters, who), count: view.bout.fighters.length };
  const mine = view.hands.find(({ seat }) => seat === who.you)?.status;
  if (view.phase === "search") return mine === "laid" ? who.say("prompt-laid") : mine === "out" ? who.say("bag-empty-handed") : who.say("prompt-search-watch", fighters);
  if (view.phase === "ready") return who.say("prompt-ready-fighter");
  const [first = 0] = view.waiting;
  return who.say(`prompt-${view.phase}-wait`, { seat: who.name(first), piece: view.piece === null ? "" : pieceOne(view.piece, who.say), victim: who.name(view.victims[0] ?? 0), to: who.name(view.to ?? 0) });
}

export function prompt(view: DschamalView, question: Question | null | undefined, who: Who): string {
  if (view.phase === "over") return who.say("prompt-over");
  if (!question) return waiting(view, who);
  return view.hand?.holds ? who.say("prompt-holding", { count: view.hand.holds }) : questionWords(question, who);
}
