// The one line that says what is going on for this seat.
import type { DschamalView } from "./protocol";
import type { Who } from "../index";
import { isBlack, shapeOf } from "./pieces";
import { names, listed } from "../../lib/arguments";
import { pieceOne, shapeName, shapeThe } from "./words";

/** The shapes that count in this search: those the searchers own. */
export function goodShapes(view: DschamalView): number[] {
  const { middle, fighters, purpose } = view.bout;
  if (middle !== null) return [shapeOf(middle)];
  if (view.options.game === "turm" || purpose === "reach") return [];
  const mine = view.options.game === "quartett" && view.seat !== null ? [view.seat] : fighters;
  const shapes = mine.flatMap((seat) => view.owned[seat] ?? []).filter((piece) => !isBlack(piece)).map(shapeOf);
  return [...new Set(shapes)].sort((a, b) => a - b);
}

function searching(view: DschamalView, who: Who): string {
  const { say } = who;
  if (view.hand === null) return say("prompt-search-watch", { fighters: names(view.bout.fighters, who), count: view.bout.fighters.length });
  if (view.hand.laid.length || !view.waiting.includes(who.you ?? -1)) return say("prompt-laid");
  if (view.hand.holds) return say("prompt-holding", { count: view.hand.holds });
  if (view.bout.middle !== null) return say("prompt-search-decisive", { shape: shapeThe(shapeOf(view.bout.middle), say) });
  if (view.bout.purpose === "reach") return say("prompt-search-alone");
  if (view.options.game === "turm") return say("prompt-search-turm");
  const shapes = listed(goodShapes(view).map((shape) => shapeName(shape, say)), say);
  if (!shapes && view.options.game !== "quartett") return say("prompt-search-camel");
  return say(view.options.game === "quartett" ? "prompt-search-own" : "prompt-search", { shapes });
}

function ready(view: DschamalView, who: Who): string {
  const mine = who.you !== null && view.bout.fighters.includes(who.you);
  if (mine) return who.say(view.waiting.includes(who.you ?? -1) ? "prompt-ready-all" : "prompt-ready-fighter");
  return who.say("prompt-ready-caller", { fighters: names(view.bout.fighters, who), count: view.bout.fighters.length });
}

const asked: Record<string, (view: DschamalView, who: Who) => string> = {
  choose: (_, who) => who.say("prompt-choose"),
  take: (view, who) => who.say("prompt-take", { victim: who.name(view.victims[0] ?? 0) }),
  give: (view, who) => who.say("prompt-give", { to: who.name(view.to ?? 0) }),
  hand: (view, who) => who.say("prompt-hand", { piece: pieceOne(view.piece ?? 0, who.say) }),
  camel: (_, who) => who.say("prompt-camel"),
  build: (view, who) =>
    who.say(view.towers[who.you ?? 0]?.length ? "prompt-build" : "prompt-build-base", { piece: pieceOne(view.piece ?? 0, who.say) }),
};

export function prompt(view: DschamalView, who: Who): string {
  if (view.phase === "over") return who.say("prompt-over");
  if (view.phase === "ready") return ready(view, who);
  if (view.phase === "search") return searching(view, who);
  const [first = 0] = view.waiting;
  if (first === who.you) return asked[view.phase]?.(view, who) ?? "";
  return who.say(`prompt-${view.phase}-wait`, { seat: who.name(first), piece: view.piece === null ? "" : pieceOne(view.piece, who.say), victim: who.name(view.victims[0] ?? 0), to: who.name(view.to ?? 0) });
}
