// A hint in words: the move a good player would make, and why.
import type { EtoileMove } from "./protocol";
import type { Who } from "../index";
import { listed } from "../../lib/arguments";
import { moveWords, writtenPath } from "./words";

/** What a move takes, gives and saves; `duty` is the clause of a capture that is owed. */
export interface Why {
  taken?: number;
  queens?: number;
  crowns?: boolean;
  given?: number;
  saved?: number;
  only?: boolean;
  duty?: string;
  worth?: number;
}

export type Advised = EtoileMove & { why?: Why };

export function advice(move: Advised, who: Who): string {
  const why = move.why ?? {};
  return [wish(move, why, who), ...besides(why, who)].join(" ");
}

function wish(move: Advised, why: Why, who: Who): string {
  if (move.type !== "play") return who.say("hint-other", { move: moveWords(move, who) });
  const path = writtenPath(move.path, move.takes);
  const does = deeds(why, who);
  return does.length ? who.say("hint-does", { path, does: listed(does, who.say) }) : who.say("hint-move", { path });
}

/** What the move itself does, in the order it is seen. */
function deeds(why: Why, who: Who): string[] {
  const { taken: men = 0, queens = 0, given = 0, saved = 0 } = why;
  const does: string[] = [];
  if (men || queens) does.push(who.say("why-takes", { men, queens, both: men && queens ? "yes" : "no" }));
  if (why.crowns) does.push(who.say("why-crowns"));
  if (saved) does.push(who.say("why-saves", { count: saved }));
  if (given) does.push(who.say("why-gives", { count: given }));
  else if (men || queens) does.push(who.say("why-safe"));
  return does;
}

/** Why nothing else would do. */
function besides(why: Why, who: Who): string[] {
  const told: string[] = [];
  if (why.only) told.push(who.say("why-only"));
  if (why.worth) told.push(who.say("why-worth", { count: why.worth }));
  if (why.duty) told.push(who.say("why-duty", { clause: why.duty }));
  return told;
}
