// Cards, events and moves in words: what the log says, what a button says.
import { listed, seatArgs, teller, yes } from "../../lib/arguments";
import type { Say } from "../../lib/i18n.svelte";
import { ROLES, type DalmutiEvent } from "./protocol";
import type { Who } from "../index";
import { JOKER } from "./art";

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

const pairWords = ([giver, receiver, count]: [number, number, number], who: Who): string =>
  who.say("tax-pair", { giver: who.name(giver), receiver: who.name(receiver), count });

const told = teller(ROLES, {
  card: (card: number, who) => listWords([card], who.say),
  cards: (cards: number[], who) => listWords(cards, who.say),
  set: (cards: number[], who) => setWords(cards, who.say),
  dealt: (cards: number[], who) => ({ count: who.say("cards-count", { count: cards.length }) }),
  draws: (drawn: [number, number][], who) => drawn.map(([seat, rank]) => `${who.name(seat)} ${who.say("card-name", { rank })}`).join(", "),
  pairs: (pairs: [number, number, number][], who) => pairs.filter(([one, other]) => one < other).map((pair) => pairWords(pair, who)).join(", "),
  lead: (lead: number, who, { seat }) => ({ ...seatArgs("lead", lead, who), same: yes(seat === lead) }),
});
export const moveWords = told.move;
export const refusalWords = told.refusal;
export const questionWords = told.question;
export const lineWords = told.line;

const tied = (drawn: readonly [number, number][]): boolean => new Set(drawn.map(([, rank]) => rank)).size < drawn.length;

/** The log's sentence; keeping silent is not worth one, everybody does it. */
export function sentence(event: DalmutiEvent, who: Who): string | null {
  if (event.type === "silence-kept") return null;
  const line = told.event(event, who);
  return event.type === "seat-cards-drawn" && tied(event.drawn) ? `${line} ${who.say("seats-tied")}` : line;
}
