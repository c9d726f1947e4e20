// A sign and an ink for every kind of piece, drawn from its name: the same one everywhere, in every game.
const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "◗", "⬟", "▼", "⬢", "✦", "◢"];
const INKS = ["#8b3a2b", "#2f5a6b", "#4d6b2f", "#8a6412", "#6a3f78", "#2d6558", "#9a4a6a", "#4b4f6b"];

export interface Tone {
  sign: string;
  colour: string;
}

/** Names that are colours, or begin with one as `red-3` does, have that colour and a sign to tell it by. */
const COLOURS: Readonly<Record<string, Tone>> = {
  red: { sign: "●", colour: "#a8281e" },
  blue: { sign: "▲", colour: "#24569c" },
  green: { sign: "■", colour: "#2f6b34" },
  yellow: { sign: "◆", colour: "#9a6b00" },
  gold: { sign: "◆", colour: "#8a6412" },
  purple: { sign: "★", colour: "#6a3f78" },
  orange: { sign: "✚", colour: "#b0520f" },
  brown: { sign: "⬟", colour: "#6b4423" },
  black: { sign: "◗", colour: "#2b2622" },
  white: { sign: "○", colour: "#7d7568" },
  grey: { sign: "◐", colour: "#5c5f66" },
};

/** A small hash: spread evenly, the same for everybody. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

const tone = (sign: number, ink: number): Tone => ({ sign: SIGNS[sign % SIGNS.length] ?? "", colour: INKS[ink % INKS.length] ?? "" });

/** Numbers have signs and inks in turn, and only every 24th both alike; a kind has one, and `cod-3` that of `cod`. */
export function toneOf(name: string): Tone {
  const known = COLOURS[name.split("-")[0] ?? ""];
  if (known) return known;
  if (/^\d+$/.test(name)) return tone(Number(name), Number(name));
  const hash = hashOf(name.replace(/-\d+$/, ""));
  return tone(hash, Math.floor(hash / SIGNS.length));
}
