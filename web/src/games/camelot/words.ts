// Cards, events and moves in words: what the log says, what a button says.
import type { Args, Say } from "../../lib/i18n.svelte";
import type { Who } from "../index";
import type { CamelotEvent, CamelotMove, CamelotView } from "./protocol";

const SEATS = new Set(["seat", "target", "owner", "turn", "starter", "chooser"]);
const CARDS = new Set(["card", "mine", "theirs"]);
const COLOURS = new Set(["colour", "before"]);
const yes = (is: boolean): string => (is ? "yes" : "no");

/** "a, b and c" */
export function listed(items: readonly string[], say: Say): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-last", { head: items.slice(0, -1).join(", "), last });
}

export const cardName = (card: string, say: Say): string => say(`card-${card}`);
export const colourName = (colour: string, say: Say): string => say(`colour-${colour}`);
export const names = (seats: readonly number[], who: Who): string => listed(seats.map((seat) => who.name(seat)), who.say);

/** One field of an event, a move or a refusal as its sentence wants it. */
function argOf(field: string, value: unknown, who: Who): Args {
  if (SEATS.has(field) && typeof value === "number") return { [field]: who.name(value), [`${field}_you`]: yes(value === who.you) };
  if (CARDS.has(field) && typeof value === "string") return { [field]: cardName(value, who.say) };
  if (COLOURS.has(field) && typeof value === "string") return { [field]: value ? colourName(value, who.say) : "" };
  if (field === "cards") return { cards: listed((value as string[]).map((card) => cardName(card, who.say)), who.say) };
  if (typeof value === "boolean") return { [field]: yes(value) };
  return typeof value === "number" || typeof value === "string" ? { [field]: value } : {};
}

const ABSENT: Args = { target: "none", target_you: "none", colour: "none", mine: "none", theirs: "none", rest: "no" };

const argsOf = (thing: object, who: Who): Args =>
  Object.assign({ ...ABSENT }, ...Object.entries(thing).map(([field, value]) => (value === null ? {} : argOf(field, value, who)))) as Args;

/** Everybody draws at every turn and nearly every card is let pass: neither is worth a line. */
const untold = (event: CamelotEvent, you: number | null): boolean =>
  event.type === "pass-let" || event.type === "card-drawn" || (event.type === "card-stolen" && event.seat === you);

export function sentence(event: CamelotEvent, who: Who): string | null {
  if (untold(event, who.you)) return null;
  if (event.type === "hand-shown") return who.say("event-hand-shown", { ...argsOf(event, who), count: event.cards.length });
  if (event.type !== "game-ended") return who.say(`event-${event.type}`, argsOf(event, who));
  const first = event.standings[0] ?? [];
  return who.say("event-game-ended", { winners: names(first, who), count: first.length, winners_you: yes(first[0] === who.you) });
}

/** The face-up card at a spot: its place in the character, or the name of a laid card. */
export const cardAt = (view: CamelotView, seat: number, spot: number | string | null | undefined): string | null =>
  typeof spot === "number" ? (view.characters[seat]?.[spot] ?? null) : (spot ?? null);

/** A move as a button says it; an action names the cards it touches, not their places. */
export function moveWords(move: CamelotMove, view: CamelotView, who: Who): string {
  if (move.type !== "action") return who.say(`move-${move.type}`, argsOf(move, who));
  const me = view.turn?.seat ?? who.you ?? 0;
  const mine = cardAt(view, me, move.mine);
  const theirs = move.target == null ? null : cardAt(view, move.target, move.theirs);
  return who.say("move-action", argsOf({ ...move, mine, theirs }, who));
}

/** Why a move was refused; seats, cards and colours among the values get their names. */
export function refusalWords(reason: string, values: Record<string, number | string | number[]>, who: Who): string {
  const args: Args = Object.assign({}, ...Object.entries(values).map(([field, value]) => argOf(field, value, who)));
  return who.say(`refusal-${reason}`, args);
}
