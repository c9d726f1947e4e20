// How an action card finds its targets: read off the moves the table offers. No rule is known here.
import type { CamelotMove, CamelotPlayAction } from "./protocol";

export type Spot = number | string;
/** What has been pointed at so far. */
export type Picked = Partial<Pick<CamelotPlayAction, "target" | "colour" | "mine" | "theirs">>;

export const actionsOf = (moves: readonly CamelotMove[], card: string | null): CamelotPlayAction[] =>
  moves.filter((move): move is CamelotPlayAction => move.type === "action" && move.card === card);

export const playable = (moves: readonly CamelotMove[]): Set<string> =>
  new Set(moves.flatMap((move) => (move.type === "play" ? [move.card] : [])));

const FIELDS = ["target", "colour", "mine", "theirs"] as const;
const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

/** The ways that are left after pointing. */
export const narrowed = (ways: readonly CamelotPlayAction[], picked: Picked): CamelotPlayAction[] =>
  ways.filter((way) => FIELDS.every((field) => picked[field] === undefined || same(way[field], picked[field])));

/** What pointing at something of a seat would pick: one of its face-up cards, or the seat itself. */
export function pickAt(ways: readonly CamelotPlayAction[], me: number, seat: number, spot: Spot | null): Picked | null {
  const fits = (picked: Picked): Picked | null => (narrowed(ways, picked).length ? picked : null);
  if (seat === me) return spot === null ? null : fits({ mine: spot });
  const card = spot === null ? null : fits({ target: seat, theirs: spot });
  if (card) return card;
  return ways.some((way) => way.theirs != null) ? null : fits({ target: seat });
}

/** Point at it, or take the finger away again; what no longer fits is forgotten. */
export function point(ways: readonly CamelotPlayAction[], picked: Picked, more: Picked): Picked {
  const entries = Object.entries(more) as [keyof Picked, never][];
  if (entries.every(([field, value]) => same(picked[field], value))) {
    return Object.fromEntries(Object.entries(picked).filter(([field]) => !(field in more)));
  }
  const both = { ...picked, ...more };
  return narrowed(ways, both).length ? both : more;
}

export const isPicked = (picked: Picked, me: number, seat: number, spot: Spot | null): boolean => {
  if (seat === me) return spot !== null && picked.mine === spot;
  return picked.target === seat && (spot === null ? picked.theirs == null : picked.theirs === spot);
};

const PLACES: Record<string, number> = { stay: 0, play: 1, action: 2, withdraw: 3, lancelot: 1 };
const placeOf = (move: CamelotMove): number => (move.type === "let-pass" && move.rest ? 2 : (PLACES[move.type] ?? 0));

/** The order one would say them in: staying, cards, actions (one line a card), leaving; answers at hand before orders. */
export function spoken(moves: readonly CamelotMove[]): CamelotMove[] {
  const seen = new Set<string>();
  return [...moves]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .filter((move) => {
      if (move.type !== "action") return true;
      const first = !seen.has(move.card);
      seen.add(move.card);
      return first;
    });
}
