// A hint in words: the move the strongest player would make, and why.
import type { Who } from "../index";
import type { DalmutiMove } from "./protocol";
import { moveWords } from "./words";

/** What a move does to the hand, and what the search expects; `ahead` and `costs` are tenths of a place. */
export interface Why {
  only?: boolean;
  out?: boolean;
  sure?: boolean;
  left?: number;
  breaks?: number;
  jokers?: number;
  spends?: number;
  ahead?: number;
  instead?: DalmutiMove;
  costs?: number;
}

export type Advised = DalmutiMove & { why?: Why };

export function advice(move: Advised, others: number, who: Who): string {
  const why = move.why ?? {};
  return [who.say("hint-is", { move: moveWords(move, who) }), ...deeds(move, why, who), ...prospects(why, others, who)].join(" ");
}

/** What it does to one's hand; of a pass, what it spares. */
function deeds(move: Advised, why: Why, who: Who): string[] {
  if (why.only) return [who.say("why-only")];
  if (why.out) return [who.say("why-out")];
  const told: string[] = [];
  if (why.sure) told.push(who.say("why-sure"));
  if (move.type === "play") told.push(who.say("why-left", { count: why.left ?? 0 }));
  if (why.breaks) told.push(who.say("why-breaks", { rank: why.breaks }));
  if (why.jokers) told.push(who.say("why-jokers", { count: why.jokers }));
  if (why.spends) told.push(who.say("why-spends", { rank: why.spends }));
  return told;
}

function prospects(why: Why, others: number, who: Who): string[] {
  if (why.only || why.out || why.ahead === undefined) return [];
  const told = [who.say("why-ahead", { ahead: why.ahead / 10, others })];
  if (why.instead) {
    const instead = moveWords(why.instead, who);
    told.push(why.costs ? who.say("why-costs", { move: instead, places: why.costs / 10 }) : who.say("why-close", { move: instead }));
  }
  return told;
}
