// How a hand lies: in one row, or two where one would be too tight for a thumb.

export interface Lying {
  left: number;
  row: number;
}

const THUMB = 31;

function row(count: number, width: number, card: number, index: number): Lying[] {
  const step = count > 1 ? Math.min(card + 6, (width - card) / (count - 1)) : 0;
  const from = Math.max(0, (width - card - step * (count - 1)) / 2);
  return Array.from({ length: count }, (_, i) => ({ left: from + i * step, row: index }));
}

export function fan(count: number, width: number, card: number): Lying[] {
  const tight = count > 1 && (width - card) / (count - 1) < THUMB;
  if (!tight) return row(count, width, card, 0);
  const half = Math.ceil(count / 2);
  return [...row(half, width, card, 0), ...row(count - half, width, card, 1)];
}
