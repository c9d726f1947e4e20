// Where a game was decided, read off the values of its turns.

export interface Turning {
  turn: number;
  seat: number;
}

/** From this turn on the one who stood best at the end was never overtaken again; null if that was always so. */
export function decided(turns: readonly (readonly number[])[]): Turning | null {
  const end = turns.at(-1) ?? [];
  const best = Math.max(...end);
  const seat = end.indexOf(best);
  if (end.filter((value) => value === best).length !== 1) return null;
  const behind = turns.findLastIndex((values) => values.some((value, other) => other !== seat && value >= (values[seat] ?? 0)));
  return behind >= 0 && behind < turns.length - 1 ? { turn: behind + 1, seat } : null;
}
