// How the Turm stands (DSC-56): one point a piece of the tower, and what the black pieces bring or cost.

/** Most black pieces: 3, shared 2 each; then the second most 1 each; everybody else loses one a piece. */
export function bonuses(blacks: readonly number[]): number[] {
  const ranks = [...new Set(blacks.filter((count) => count > 0))].sort((a, b) => b - a);
  const [most = 0, second = 0] = ranks;
  const shared = blacks.filter((count) => count === most).length > 1;
  return blacks.map((count) => {
    if (count === 0) return 0;
    if (count === most) return shared ? 2 : 3;
    return count === second && !shared ? 1 : -count;
  });
}

export interface Score {
  seat: number;
  tower: number;
  blacks: number;
  bonus: number;
  total: number;
}

export function scores(towers: readonly (readonly unknown[])[], owned: readonly (readonly number[])[]): Score[] {
  const blacks = owned.map((pieces) => pieces.length);
  return bonuses(blacks).map((bonus, seat) => {
    const tower = towers[seat]?.length ?? 0;
    return { seat, tower, blacks: blacks[seat] ?? 0, bonus, total: tower + bonus };
  });
}
