// A sign and an ink for every kind of piece, drawn from its name: the same one everywhere, in every game.
const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "◗", "⬟"];
const INKS = ["#8b3a2b", "#2f5a6b", "#4d6b2f", "#8a6412", "#6a3f78", "#2d6558", "#9a4a6a", "#4b4f6b"];

export interface Tone {
  sign: string;
  colour: string;
}

/** A small hash: spread evenly, the same for everybody. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

export function toneOf(name: string): Tone {
  const number = /^\d+$/.test(name) ? Number(name) : hashOf(name);
  return { sign: SIGNS[number % SIGNS.length] ?? "", colour: INKS[number % INKS.length] ?? "" };
}
