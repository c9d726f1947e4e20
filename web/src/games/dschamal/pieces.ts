import { NAMES } from "./protocol";

// The pieces as the table numbers them: colours × shape + colour, then the ten black decoys, last the camel.
export const { shapes: SHAPES, blacks: BLACKS, colours: COLOURS } = NAMES;
export type Colour = (typeof COLOURS)[number] | "black";

const COLOURED = SHAPES.length * COLOURS.length;
export const CAMEL = COLOURED + BLACKS.length - 1;

export const isBlack = (piece: number): boolean => piece >= COLOURED;
/** The shape of a coloured piece; a black one has none that counts. */
export const shapeOf = (piece: number): number => (isBlack(piece) ? -1 : Math.floor(piece / COLOURS.length));
export const colourOf = (piece: number): Colour => (isBlack(piece) ? "black" : (COLOURS[piece % COLOURS.length] ?? "black"));
export const formOf = (piece: number): string => (isBlack(piece) ? BLACKS[piece - COLOURED] : SHAPES[shapeOf(piece)]) ?? "camel";

export interface Kind {
  shape: number;
  pieces: number[];
}

/** Pieces of one shape lie together; the black ones, each a kind of its own, come last. */
export function kinds(pieces: readonly number[]): Kind[] {
  const found = new Map<number, number[]>();
  for (const piece of [...pieces].sort((a, b) => a - b)) {
    const shape = shapeOf(piece);
    found.set(shape, [...(found.get(shape) ?? []), piece]);
  }
  const coloured = [...found].filter(([shape]) => shape >= 0);
  const black = found.get(-1);
  return [...coloured, ...(black ? [[-1, black] as const] : [])].map(([shape, held]) => ({ shape, pieces: held }));
}
