// Who came where: equal ones share a place, and the places they take up are not given again.

export interface Placed {
  seat: number;
  place: number;
}

/** By what each seat has: the most comes first. */
export const byMost = (amounts: readonly number[]): Placed[] =>
  amounts
    .map((amount, seat) => ({ seat, place: 1 + amounts.filter((other) => other > amount).length }))
    .sort((a, b) => a.place - b.place);

/** By the standings of the game itself: each entry holds the seats that are equal. */
export const byStandings = (standings: readonly (readonly number[])[]): Placed[] =>
  standings.flatMap((tied, i) => tied.map((seat) => ({ seat, place: 1 + standings.slice(0, i).flat().length })));
