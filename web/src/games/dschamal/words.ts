// Pieces, events and moves in words: what the log says, what a button says.
import { capital, lang, type Args, type Say } from "../../lib/i18n.svelte";
import type { Who } from "../index";
import type { DschamalEvent, DschamalMove } from "./protocol";
import { colourOf, formOf, SHAPES } from "./pieces";
import { pieceIn } from "./tower/pose";

const SEATS = new Set(["seat", "giver", "taker", "to", "turn", "victim", "builder", "holder", "master"]);
const PIECES = new Set(["piece", "middle"]);
const yes = (is: boolean): string => (is ? "yes" : "no");

/** "a, b and c" */
export function listed(items: readonly string[], say: Say): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-last", { head: items.slice(0, -1).join(", "), last });
}

const wordsOf = (piece: number): Args => ({ form: formOf(piece), colour: colourOf(piece) });
/** "blue ball" */
export const pieceName = (piece: number, say: Say): string => say("piece-name", wordsOf(piece));
/** "a blue ball" */
export const pieceOne = (piece: number, say: Say): string => say("piece-one", wordsOf(piece));
/** "ball" */
export const formName = (form: string, say: Say): string => say("form-name", { form });
export const shapeName = (shape: number, say: Say): string => formName(SHAPES[shape] ?? "", say);
/** "the ball" */
export const shapeThe = (shape: number, say: Say): string => say("form-the", { form: SHAPES[shape] ?? "" });
export const names = (seats: readonly number[], who: Who): string => listed(seats.map((seat) => who.name(seat)), who.say);
/** Milliseconds as seconds with two decimals, as one writes them here. */
export const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(lang(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number with a real minus sign. */
export const minus = (value: number | string): string => String(value).replace("-", "−");

const timed = (times: readonly (readonly [number, number])[], who: Who): string =>
  listed(times.map(([seat, ms]) => who.say("receipt-line", { seat: who.name(seat), seat_you: yes(seat === who.you), seconds: seconds(ms) })), who.say);

/** Fields that are lists, each told in its own way. */
const LISTS: Record<string, (value: never, who: Who) => Args> = {
  fighters: (seats: number[], who) => ({ fighters: names(seats, who) }),
  owners: (seats: number[], who) => ({ owners: names(seats, who) }),
  pieces: (pieces: number[], who) => ({ pieces: listed(pieces.map((piece) => pieceOne(piece, who.say)), who.say) }),
  fallen: (pieces: number[]) => ({ fallen_count: pieces.length }),
  times: (times: [number, number][], who) => ({ times: timed(times, who) }),
  totals: (totals: number[], who) => ({ totals: listed(totals.map((total, seat) => `${who.name(seat)} ${minus(total)}`), who.say) }),
};

/** One field of an event, a move or a refusal as its sentence wants it. */
function argOf(field: string, value: unknown, who: Who): Args {
  if (Array.isArray(value)) return LISTS[field]?.(value as never, who) ?? {};
  if (SEATS.has(field) && typeof value === "number") return { [field]: who.name(value), [`${field}_you`]: yes(value === who.you) };
  if (PIECES.has(field) && typeof value === "number") return { [field]: pieceOne(value, who.say) };
  if (field === "shape") return { shape: shapeName(Number(value), who.say) };
  if (field === "within") return { within: seconds(Math.max(10, Number(value))) };
  if (typeof value === "boolean") return { [field]: yes(value) };
  return typeof value === "number" || typeof value === "string" ? { [field]: value } : {};
}

const argsOf = (thing: object, who: Who): Args =>
  Object.assign({ middle: "" }, ...Object.entries(thing).map(([field, value]) => (value === null ? {} : argOf(field, value, who)))) as Args;

/** Every touch is not worth a line, and what one lays oneself is told once. */
const untold = (event: DschamalEvent, you: number | null): boolean =>
  event.type === "relief-felt" || event.type === "hand-closed" || event.type === "hand-opened" || (event.type === "hand-laid" && event.seat === you);

export function sentence(event: DschamalEvent, who: Who): string | null {
  if (untold(event, who.you)) return null;
  if (event.type !== "game-ended") return capital(who.say(`event-${event.type}`, argsOf(event, who)));
  const first = event.standings[0] ?? [];
  return who.say("event-game-ended", { reason: event.reason, winners: names(first, who), count: first.length, winners_you: yes(first[0] === who.you) });
}

/** y grows away from the player. */
function direction(dx: number, dy: number): string {
  const deep = dy > 0 ? "far" : dy < 0 ? "near" : "";
  const side = dx > 0 ? "right" : dx < 0 ? "left" : "";
  return [deep, side].filter(Boolean).join("-");
}

/** A move as a button says it. */
export function moveWords(move: DschamalMove, who: Who): string {
  if (move.type === "feel" || move.type === "push") return who.say(`move-${move.type}`, { direction: direction(move.dx, move.dy) });
  if (move.type !== "build") return who.say(`move-${move.type}`, argsOf(move, who));
  const piece = pieceIn(move.drop);
  const stands = (move.settled ?? []).some((one) => pieceIn(one) === piece);
  return who.say("move-build", { piece: pieceOne(piece, who.say), settled_all: yes(stands) });
}

/** Why a move was refused; seats and pieces among the values get their names. */
export function refusalWords(reason: string, values: Record<string, number | string | number[]>, who: Who): string {
  return who.say(`refusal-${reason}`, argsOf(values, who));
}
