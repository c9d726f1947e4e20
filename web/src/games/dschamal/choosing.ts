// What can be pointed at on the table: read off the moves the table offers. No rule is known here.
import type { DschamalGive, DschamalMove } from "./protocol";

/** What touching a piece does: a move at once, or it is taken in hand until somebody is pointed at. */
export interface Touch {
  move: DschamalMove | null;
}

const gifts = (moves: readonly DschamalMove[]): DschamalGive[] => moves.filter((move): move is DschamalGive => move.type === "give");

export function touch(moves: readonly DschamalMove[], piece: number): Touch | null {
  const ways = moves.filter((move) => "piece" in move && move.piece === piece);
  const [first] = ways;
  if (!first) return null;
  return { move: ways.length === 1 ? first : null };
}

/** The piece in hand: the one somebody touched, or the only one there is to give. */
export function inHand(moves: readonly DschamalMove[], picked: number | null): number | null {
  const pieces = [...new Set(gifts(moves).map((move) => move.piece))];
  if (picked !== null && pieces.includes(picked)) return picked;
  return pieces.length === 1 && gifts(moves).length > 1 && gifts(moves).length === moves.length ? (pieces[0] ?? null) : null;
}

/** Giving the piece in hand to that seat, if one may. */
export const giftTo = (moves: readonly DschamalMove[], piece: number | null, seat: number): DschamalGive | null =>
  gifts(moves).find((move) => move.piece === piece && move.to === seat) ?? null;

/** The order one would say them in; once a piece is in hand, only what can be done with it. */
export function spoken(moves: readonly DschamalMove[], picked: number | null): DschamalMove[] {
  return picked === null ? [...moves] : gifts(moves).filter((move) => move.piece === picked);
}
