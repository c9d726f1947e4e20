// How a hand lies: equal cards close together, in one row, or two where one would be too tight for a thumb.

export interface Lying {
  left: number;
  row: number;
}

const CLOSE = 0.7;
const THUMB = 29;

/** The room each card needs before it, in steps: a full one where a new rank begins. */
const steps = (cards: readonly number[]): number[] =>
  cards.map((card, i) => (i === 0 ? 0 : card === cards[i - 1] ? CLOSE : 1));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where to break a hand in two rows of about the same width, between two ranks if possible. */
function middle(cards: readonly number[]): number {
  const half = sum(steps(cards)) / 2;
  const cost = (at: number): number =>
    Math.abs(sum(steps(cards).slice(0, at)) - half) + (cards[at] === cards[at - 1] ? 1.5 : 0);
  const breaks = cards.map((_, i) => i).slice(1);
  return breaks.reduce((best, at) => (cost(at) < cost(best) ? at : best), breaks[0] ?? 0);
}

function row(cards: readonly number[], width: number, card: number, index: number): Lying[] {
  const needed = steps(cards);
  const step = stepOf(cards, width, card);
  const used = sum(needed) * step + card;
  let left = Math.max(0, (width - used) / 2);
  return needed.map((need) => ({ left: (left += need * step), row: index }));
}

function stepOf(cards: readonly number[], width: number, card: number): number {
  const units = sum(steps(cards));
  return units ? Math.min(card * 0.86, (width - card) / units) : card;
}

export function fan(cards: readonly number[], width: number, card: number): Lying[] {
  const tight = stepOf(cards, width, card) * CLOSE < THUMB;
  if (!tight || cards.length < 4) return row(cards, width, card, 0);
  const at = middle(cards);
  return [...row(cards.slice(0, at), width, card, 0), ...row(cards.slice(at), width, card, 1)];
}
