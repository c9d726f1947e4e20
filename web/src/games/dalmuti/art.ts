// Our own emblems, one a rank: what each of them holds in their hands. Colour, sign and number go together.
import { NAMES, NUMBERS, type DalmutiView } from "./protocol";

export interface RankArt {
  colour: string;
  path: string;
}

const WHEAT = [8, 13, 18]
  .map((y) => `M12 ${y}c-3 0-4-2-4-4 3 0 4 2 4 4zM12 ${y}c3 0 4-2 4-4-3 0-4 2-4 4z`)
  .join("");

const ART: Record<number, RankArt> = {
  1: { colour: "#6a2c91", path: "M4 17L2.5 7l5.5 4 4-7 4 7 5.5-4L20 17zM4 20.5h16" },
  2: { colour: "#8d1b52", path: "M6 20V12c0-4 4-8 6-10 2 2 6 6 6 10v8zM12 7v9M9 11h6M6 20h12" },
  3: { colour: "#a02a1d", path: "M12 2l1.8 3v9h-3.6V5zM6.5 14h11M12 14v5.5M10 21.5h4" },
  4: { colour: "#93470a", path: "M6 3h12c0 5-2 8.5-6 8.5S6 8 6 3zM12 11.5V18M7.5 21h9c0-2-2-3-4.5-3s-4.5 1-4.5 3z" },
  5: { colour: "#735700", path: "M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13" },
  6: { colour: "#4c6512", path: "M4 4h16v7c0 5-4 8-8 10-4-2-8-5-8-10zM12 4v17M4 11h16" },
  7: { colour: "#1d6639", path: "M7 3h10v3H7zM7 18h10v3H7zM8.5 6h7v12h-7zM8.5 10l7-2M8.5 13l7-2M8.5 16l7-2" },
  8: { colour: "#0f6464", path: "M3 6h18v12H3zM3 10h18M3 14h18M9 6v4M15 6v4M6 10v4M12 10v4M18 10v4M9 14v4M15 14v4" },
  9: { colour: "#1f588c", path: "M4 10h16v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM2 10h20M9 7c0-2 1.5-2 1.5-4M13.5 7c0-2 1.5-2 1.5-4" },
  10: { colour: "#3a478a", path: "M9 22V8a4.5 4.5 0 1 1 9 0v2.5M6.5 14h5" },
  11: { colour: "#5d4634", path: "M3 9.5c5-6.5 13-6.5 18 0-6-3-12-3-18 0zM12 6v16" },
  12: { colour: "#4a463f", path: `M12 22V6${WHEAT}` },
  13: {
    colour: "#2b2018",
    path: "M5 17c0-6-.5-9.5-3-7.5 0-5 5-6 7-1 .4-2.6 1.4-4.6 3-6 1.6 1.4 2.6 3.4 3 6 2-5 7-4 7 1-2.5-2-3 1.5-3 7.5zM4.5 17h15v3.5h-15zM2.3 9.5v2.3M21.7 9.5v2.3M2.3 11.8a1 1 0 1 0 .01 0zM21.7 11.8a1 1 0 1 0 .01 0z",
  },
};

export const JOKER = NUMBERS.joker;
export const artOf = (rank: number): RankArt => ART[rank] ?? { colour: "#2b2018", path: "" };

export type Title = "grand-dalmuti" | "petit-dalmuti" | "people" | "petit-peon" | "grand-peon";

/** The title that goes with a place in the social order, as the rules have it for so many players. */
export const titleAt = (place: number, players: number): Title =>
  NAMES[`titles${players}` as keyof typeof NAMES][place] as Title;

type Ranked = Pick<DalmutiView, "phase" | "order" | "last">;

/** The order titles go by: once the game is over, the one its last round has made. */
export const orderOf = ({ phase, order, last }: Ranked): readonly number[] => (phase === "over" && last ? last.after : order);

export const titleOf = (view: Ranked, seat: number): Title => titleAt(orderOf(view).indexOf(seat), view.order.length);

export const TITLE_PATHS: Record<Title, string> = {
  "grand-dalmuti": "M4 17L2.5 6l5.5 5 4-8 4 8 5.5-5L20 17zM4 20.5h16",
  "petit-dalmuti": "M5 17L4 9l4 3.5L12 8l4 4.5L20 9l-1 8zM5 20h14",
  people: "M4 12l8-7 8 7M6 10.5V20h12v-9.5",
  "petit-peon": "M12 3v10M9 3h6M8 13h8v4c0 3-4 5-4 5s-4-2-4-5z",
  "grand-peon": "M9 5h6l-1.5 3c4 2 6 5 6 8.5 0 3-2.5 4.5-7.5 4.5s-7.5-1.5-7.5-4.5C4.5 13 6.5 10 10.5 8z",
};
