// Which cards can be chosen, read off the moves the table offers. No rule is known here.
import type { DalmutiMove } from "./protocol";
import { JOKER } from "./art";

export type CardMove = Extract<DalmutiMove, { cards: number[] } | { card: number }>;

export const isCardMove = (move: DalmutiMove): move is CardMove => "cards" in move || "card" in move;
export const cardsIn = (move: CardMove): number[] => ("cards" in move ? move.cards : [move.card]);

export function countOf(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function contains(whole: readonly number[], part: readonly number[]): boolean {
  const held = countOf(whole);
  return [...countOf(part)].every(([card, count]) => (held.get(card) ?? 0) >= count);
}

/** The offered moves that hold at least these cards. */
export const holding = (moves: readonly CardMove[], cards: readonly number[]): CardMove[] =>
  moves.filter((move) => contains(cardsIn(move), cards));

/** The offered move made of exactly these cards. */
export const exactly = (moves: readonly CardMove[], cards: readonly number[]): CardMove | undefined =>
  holding(moves, cards).find((move) => cardsIn(move).length === cards.length);

export const canAdd = (moves: readonly CardMove[], chosen: readonly number[], card: number): boolean =>
  holding(moves, [...chosen, card]).length > 0;

const jokersIn = (move: CardMove): number => cardsIn(move).filter((card) => card === JOKER).length;

/**
 * What a touch on a card chooses. Where every offered set has the same size, the first touch
 * takes a whole set, with as few jokers as there is; otherwise one card more.
 */
export function touch(moves: readonly CardMove[], chosen: readonly number[], card: number): number[] {
  const sizes = new Set(moves.map((move) => cardsIn(move).length));
  const fitting = holding(moves, [...chosen, card]);
  const sets = fitting.filter((move) => move.type === "play");
  if (chosen.length === 0 && sizes.size === 1 && sets.length > 0) {
    return cardsIn(sets.reduce((best, move) => (jokersIn(move) < jokersIn(best) ? move : best)));
  }
  return [...chosen, card];
}

/** Where these cards lie in the hand: at the wanted places first, for the rest as near to them as can be. */
export function lying(hand: readonly number[], cards: readonly number[], wanted: readonly number[]): number[] {
  const near = wanted[0] ?? hand.length;
  const rest = [...hand.keys()].sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  const left = countOf(cards);
  return [...new Set([...wanted, ...rest])].filter((at) => {
    const rank = hand[at] ?? 0;
    const needed = left.get(rank) ?? 0;
    left.set(rank, needed - 1);
    return needed > 0;
  });
}

/** The order one would say them in: passing first, then weak sets before strong ones, few cards before many. */
export function spoken(moves: readonly DalmutiMove[]): DalmutiMove[] {
  const key = (move: DalmutiMove): number[] => {
    if (!isCardMove(move)) return [0, 0, 0, 0];
    const cards = cardsIn(move);
    return [1, -Math.min(...cards), cards.length, jokersIn(move)];
  };
  const order = (a: number[], b: number[]): number => a.map((x, i) => x - (b[i] ?? 0)).find((x) => x !== 0) ?? 0;
  return [...moves].sort((a, b) => order(key(a), key(b)));
}
