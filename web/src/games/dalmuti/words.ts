// Cards, events and moves in words: what the log says, what a button says.
import type { Args, Say } from "../../lib/i18n.svelte";
import type { DalmutiEvent, DalmutiMove } from "./protocol";
import type { Who } from "../index";
import { JOKER } from "./art";

const SEATS = new Set(["seat", "partner", "giver", "receiver", "lead", "peon", "turn", "decider"]);
const yes = (is: boolean): string => (is ? "yes" : "no");

/** "a, b and c" */
export function listed(items: readonly string[], say: Say): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-last", { head: items.slice(0, -1).join(", "), last });
}

/** A set as it is played: "two 7s, one of them a joker". */
export function setWords(cards: readonly number[], say: Say): string {
  const rank = Math.min(...cards);
  const jokers = rank === JOKER ? 0 : cards.filter((card) => card === JOKER).length;
  return say("cards-set", { count: cards.length, rank, jokers });
}

/** Cards of any ranks, as they are given away: "a 3 and two 12s". */
export function listWords(cards: readonly number[], say: Say): string {
  const ranks = [...new Set(cards)].sort((a, b) => a - b);
  const count = (rank: number) => cards.filter((card) => card === rank).length;
  return listed(ranks.map((rank) => say("cards-set", { count: count(rank), rank, jokers: 0 })), say);
}

/** The fields of an event or a move as the arguments of its sentence. */
function argsOf(thing: DalmutiEvent | DalmutiMove, who: Who): Args {
  const words = thing.type === "cards-given" || thing.type === "give-tax" ? listWords : setWords;
  const args: Args = {};
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (SEATS.has(field) && typeof value === "number") {
      args[field] = who.name(value);
      args[`${field}_you`] = yes(value === who.you);
    } else if (field === "card") args[field] = listWords([value as number], who.say);
    else if (field === "cards") args[field] = words(value as number[], who.say);
    else if (typeof value === "boolean") args[field] = yes(value);
    else if (typeof value === "number" || typeof value === "string") args[field] = value;
  }
  return args;
}

const names = (seats: readonly number[], who: Who): string => listed(seats.map((seat) => who.name(seat)), who.say);

/** What an event's sentence needs beyond its own fields. */
function more(event: DalmutiEvent, who: Who): Args {
  switch (event.type) {
    case "seat-cards-drawn":
      return { drawn: event.drawn.map(([seat, rank]) => `${who.name(seat)} ${who.say("card-name", { rank })}`).join(", ") };
    case "round-begun": {
      const first = event.order[0] ?? 0;
      const last = event.order.at(-1) ?? 0;
      const you = { first_you: yes(first === who.you), last_you: yes(last === who.you) };
      return { first: who.name(first), last: who.name(last), ...you };
    }
    case "hand-dealt":
      return { count: who.say("cards-count", { count: event.cards.length }) };
    case "taxes-exchanged":
      return { pairs: event.pairs.filter(([one, other]) => one < other).map((pair) => pairWords(pair, who)).join(", ") };
    case "trick-won":
      return { same: yes(event.seat === event.lead) };
    case "round-ended":
      return { after: names(event.after, who) };
    case "game-ended": {
      const first = event.standings[0] ?? [];
      return { winners: names(first, who), count: first.length, winners_you: yes(first[0] === who.you) };
    }
    default:
      return {};
  }
}

const pairWords = ([giver, receiver, count]: [number, number, number], who: Who): string =>
  who.say("tax-pair", { giver: who.name(giver), receiver: who.name(receiver), count });

const tied = (drawn: readonly [number, number][]): boolean => new Set(drawn.map(([, rank]) => rank)).size < drawn.length;

/** The log's sentence; keeping silent is not worth one, everybody does it. */
export function sentence(event: DalmutiEvent, who: Who): string | null {
  if (event.type === "silence-kept") return null;
  const told = who.say(`event-${event.type}`, { ...argsOf(event, who), ...more(event, who) });
  return event.type === "seat-cards-drawn" && tied(event.drawn) ? `${told} ${who.say("seats-tied")}` : told;
}

export const moveWords = (move: DalmutiMove, who: Who): string =>
  who.say(`move-${move.type}`, argsOf(move, who));

/** Why a move was refused; seats among the values become names. */
export function refusalWords(reason: string, values: Record<string, number | string | number[]>, who: Who): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(values)) {
    if (Array.isArray(value)) args[key] = listed(value.map(String), who.say);
    else args[key] = SEATS.has(key) && typeof value === "number" ? who.name(value) : value;
  }
  return who.say(`refusal-${reason}`, args);
}
