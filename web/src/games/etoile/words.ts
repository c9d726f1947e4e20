// Events, moves and the table's question in words: what the log says, what a button says.
import type { Args, Say } from "../../lib/i18n.svelte";
import type { EtoileEvent, EtoileMove, EtoileView } from "./protocol";
import type { Who } from "../index";

const SEATS = new Set(["seat", "by", "offender", "turn"]);
const yes = (is: boolean): string => (is ? "yes" : "no");

/** "a, b and c" */
export function listed(items: readonly string[], say: Say): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-last", { head: items.slice(0, -1).join(", "), last });
}

export const writtenPath = (path: readonly string[], takes: boolean): string => path.join(takes ? "x" : "-");

/** The fields of an event or a move as the arguments of its sentence. */
function argsOf(thing: EtoileEvent | EtoileMove, who: Who): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (SEATS.has(field) && typeof value === "number") {
      args[field] = who.name(value);
      args[`${field}_you`] = yes(value === who.you);
    } else if (field === "path") args[field] = writtenPath(value as string[], taking(thing));
    else if (field === "cells") Object.assign(args, { cells: listed(value as string[], who.say), count: (value as string[]).length });
    else if (typeof value === "boolean") args[field] = yes(value);
    else if (typeof value === "string") args[field] = value;
  }
  return args;
}

const taking = (thing: EtoileEvent | EtoileMove): boolean =>
  thing.type === "pieces-taken" || (thing.type === "play" && thing.takes);

/** What an event's sentence needs beyond its own fields. */
function more(event: EtoileEvent, who: Who): Args {
  switch (event.type) {
    case "camps-drawn":
      return { seats: event.seats.map((seat) => who.name(seat)).join(", ") };
    case "pieces-taken":
      return { count: event.taken.length };
    case "game-ended": {
      const first = event.standings[0] ?? [];
      const winners = listed(first.map((seat) => who.name(seat)), who.say);
      return { winners, count: first.length, winners_you: yes(who.you !== null && first.includes(who.you)) };
    }
    default:
      return {};
  }
}

export const sentence = (event: EtoileEvent, who: Who): string =>
  who.say(`event-${event.type}`, { ...argsOf(event, who), ...more(event, who) });

export const moveWords = (move: EtoileMove, who: Who): string => who.say(`move-${move.type}`, argsOf(move, who));

/** Why a move was refused; seats among the values become names. */
export function refusalWords(reason: string, values: Record<string, number | string | number[]>, who: Who): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(values)) {
    if (Array.isArray(value)) args[key] = listed(value.map(String), who.say);
    else args[key] = SEATS.has(key) && typeof value === "number" ? who.name(value) : value;
  }
  return who.say(`refusal-${reason}`, args);
}

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
