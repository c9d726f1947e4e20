import type { GameUi, Who } from "../games/index";
import { t, type Say } from "../lib/i18n.svelte";
import type { Frame, Jump } from "../protocol";

/** One line of the list of moves: a turn, or the heading of what begins with it. */
export interface Row {
  turn: number;
  text: string;
  heading: string;
}

/** What happened in each turn that has anything to tell, below the headings of its parts. */
export function rowsOf(frames: readonly Frame[], jumps: readonly Jump[], ui: GameUi, who: Who): Row[] {
  const headings = new Map<number, string>();
  for (const { turn, text } of places(jumps, who.say)) headings.set(turn, text);
  return frames.flatMap((frame) => {
    const text = told(frame, ui, who);
    const heading = headings.get(frame.turn) ?? "";
    return text || heading ? [{ turn: frame.turn, text, heading }] : [];
  });
}

function told(frame: Frame, ui: GameUi, who: Who): string {
  if (typeof frame.back === "number" && frame.seat !== null) {
    return t(frame.seat === who.you ? "taken-back-you" : "taken-back", { name: who.name(frame.seat) });
  }
  const lasting = frame.events.filter((event) => !ui.fleeting?.(event));
  return lasting.map((event) => ui.sentence(event, who)).filter(Boolean).join(" ");
}

/** Where one can jump to, the larger parts said before the smaller ones inside them; one entry a turn. */
export function places(jumps: readonly Jump[], say: Say): { turn: number; text: string }[] {
  const outer = jumps[0]?.kind;
  const found = new Map<number, string>();
  let around = "";
  for (const { kind, number, turn } of jumps) {
    const name = say(`chapter-${kind}`, { number });
    if (kind === outer) around = name;
    found.set(turn, kind === outer || !around ? name : `${around} · ${name}`);
  }
  return [...found].map(([turn, text]) => ({ turn, text }));
}

/** The part that a turn lies in: the last one that has begun by then, or -1. */
export const partAt = (turns: readonly { turn: number }[], at: number): number => turns.findLastIndex(({ turn }) => turn <= at);
