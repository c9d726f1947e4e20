// The one line that says what is going on for this seat.
import type { Who } from "../index";
import type { CamelotMove, CamelotView } from "./protocol";
import { names } from "../../lib/arguments";
import { cardName } from "./words";

function mine(view: CamelotView, moves: readonly CamelotMove[], who: Who): string {
  const short = view.short[who.you ?? 0] ?? 0;
  if (view.turn?.opening && !view.turn.entered) return who.say("prompt-open");
  if (moves.some((move) => move.type === "stay")) return who.say("prompt-highest");
  return short ? who.say("prompt-turn", { short }) : who.say("prompt-must-play");
}

const ASKED: Record<string, string> = { naming: "prompt-name", adaptation: "prompt-keep", "token-lost": "prompt-lose", "token-won": "prompt-take" };

export function prompt(view: CamelotView, moves: readonly CamelotMove[], who: Who, answered = false): string {
  if (view.phase === "over") return who.say("prompt-over");
  if (answered && !moves.length) return who.say("prompt-answered");
  if (who.you !== null && view.waiting.includes(who.you)) return asked(view, moves, who);
  const inside = who.you !== null && view.inside.includes(who.you);
  if (inside && view.phase === "reaction" && view.turn?.seat !== who.you) return who.say("prompt-answered");
  if (who.you !== null && !inside) return who.say("prompt-withdrawn");
  const [first = 0, ...more] = view.waiting;
  return more.length ? who.say("prompt-wait-many", { seats: names(view.waiting, who) }) : who.say("prompt-wait", { seat: who.name(first) });
}

function asked(view: CamelotView, moves: readonly CamelotMove[], who: Who): string {
  if (view.phase === "turn") return mine(view, moves, who);
  if (view.phase !== "reaction") return who.say(ASKED[view.phase] ?? "prompt-name");
  return who.say("prompt-react", { seat: who.name(view.turn?.seat ?? 0), card: cardName(view.action?.card ?? "", who.say) });
}
