// The one line that says what is going on for this seat: what it is asked, or what it waits for.
import type { Question } from "../../protocol";
import type { Who } from "../index";
import type { CamelotView } from "./protocol";
import { names } from "../../lib/arguments";
import { questionWords, sentence } from "./words";

export function prompt(view: CamelotView, question: Question | null | undefined, who: Who, answered = false): string {
  if (view.phase === "over") return sentence({ type: "game-ended", standings: view.standings }, who) ?? "";
  if (question) return questionWords(question, who);
  const inside = who.you !== null && view.inside.includes(who.you);
  if (answered || (inside && view.phase === "reaction" && view.turn?.seat !== who.you)) return who.say("prompt-answered");
  if (who.you !== null && !inside) return who.say("prompt-withdrawn");
  const [first = 0, ...more] = view.waiting;
  return more.length ? who.say("prompt-wait-many", { seats: names(view.waiting, who) }) : who.say("prompt-wait", { seat: who.name(first) });
}
