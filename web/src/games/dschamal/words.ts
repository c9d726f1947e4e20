// Pieces, events and moves in words: what the log says, what a button says.
import { listed, seatArgs, teller, yes } from "../../lib/arguments";
import { capital, lang, type Args, type Say } from "../../lib/i18n.svelte";
import type { Who } from "../index";
import { ROLES, type DschamalEvent, type DschamalPlaced } from "./protocol";
import { colourOf, formOf, SHAPES } from "./pieces";
import { pieceIn } from "./tower/pose";

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
/** Milliseconds as seconds with two decimals, as one writes them here. */
export const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(lang(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** y grows away from the player. */
function direction(dx: number, dy: number): string {
  const deep = dy > 0 ? "far" : dy < 0 ? "near" : "";
  const side = dx > 0 ? "right" : dx < 0 ? "left" : "";
  return [deep, side].filter(Boolean).join("-");
}

const told = teller(ROLES, {
  piece: (piece: number, who) => pieceOne(piece, who.say),
  shape: (shape: number, who) => shapeName(shape, who.say),
  milliseconds: (ms: number) => seconds(Math.max(10, ms)),
  times: (times: [number, number][], who) =>
    listed(times.map(([seat, ms]) => who.say("receipt-line", { ...seatArgs("seat", seat, who), seconds: seconds(ms) })), who.say),
  step: (dx: number, _, { dy }) => ({ direction: direction(dx, dy as number) }),
  drop: (drop: DschamalPlaced, who, { settled }) => buildArgs(pieceIn(drop), (settled ?? []) as DschamalPlaced[], who),
});
export const moveWords = told.move;
export const refusalWords = told.refusal;
export const questionWords = told.question;
export const lineWords = told.line;

const buildArgs = (piece: number, settled: readonly DschamalPlaced[], who: Who): Args => ({
  piece: pieceOne(piece, who.say),
  settled_all: yes(settled.some((one) => pieceIn(one) === piece)),
});

const UNTOLD = new Set<string>(["relief-felt", "hand-closed", "width-felt", "piece-rolled", "hand-opened"]);
/** Every touch is not worth a line, and what one lays oneself is told once. */
const untold = (event: DschamalEvent, you: number | null): boolean =>
  UNTOLD.has(event.type) || (event.type === "hand-laid" && event.seat === you);

export const sentence = (event: DschamalEvent, who: Who): string | null => (untold(event, who.you) ? null : capital(told.event(event, who)));
