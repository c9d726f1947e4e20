// What of a view is shown, by the roles of its fields and the game's words for them.
import { roleOf, type Roles } from "../lib/arguments";
import type { Choice, SomeOf } from "../protocol";
import type { Say } from "../lib/i18n.svelte";

export type View = Readonly<Record<string, unknown>>;
export type Move = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A field of the view that is shown: its label, the role of what it holds, and that. */
export interface Shown {
  field: string;
  label: string;
  role: string;
  value: unknown;
}

/** Everything on the table: what each seat has, what the reader holds, and what lies there for all. */
export interface Drawn {
  asked: readonly number[];
  phase: string;
  each: readonly Shown[];
  hand: readonly Shown[];
  common: readonly Shown[];
}

/** What a field is called: `view-<field>`; a box that names none of them has them all shown, by their own names. */
function labelOf(field: string, named: boolean, say: Say): string | null {
  const told = say(`view-${field}`);
  if (told !== `view-${field}`) return told;
  return named ? null : field.replaceAll("_", " ");
}

const UNSHOWN = new Set(["seat", "options", "rules", "phase"]);

export function drawn(view: View, roles: Roles, say: Say): Drawn {
  const named = Object.keys(view).some((field) => say(`view-${field}`) !== `view-${field}`);
  const found: Record<"each" | "hand" | "common", Shown[]> = { each: [], hand: [], common: [] };
  for (const [field, value] of Object.entries(view)) {
    const role = roleOf(roles, "", field);
    const label = role === "asked" || (!named && UNSHOWN.has(field)) ? null : labelOf(field, named, say);
    if (label === null || value === null || value === undefined) continue;
    const [kind = "", inner = ""] = role.split(" ");
    if (kind === "each" || kind === "hand") found[kind].push({ field, label, role: inner, value });
    else found.common.push({ field, label, role, value });
  }
  return { ...found, asked: fieldOf<number[]>(view, roles, "asked") ?? [], phase: fieldOf<string>(view, roles, "phase") ?? "" };
}

/** The first field of a view or an event with that role. */
export function fieldOf<T>(view: View, roles: Roles, role: string): T | undefined {
  const owner = typeof view.type === "string" ? view.type : "";
  const field = Object.keys(view).find((one) => roleOf(roles, owner, one) === role);
  return field === undefined ? undefined : (view[field] as T);
}

/** Places at the end: as the game told them, else by the points. */
export function standingsOf(view: View, roles: Roles, events: readonly unknown[]): readonly (readonly number[])[] {
  for (const fields of [view, ...(events as View[])]) {
    const told = fieldOf<number[][]>(fields, roles, "standings");
    if (told?.length) return told;
  }
  const scores = fieldOf<number[]>(view, roles, "each score") ?? [];
  const best = [...new Set(scores)].sort((a, b) => b - a);
  return best.map((score) => scores.flatMap((one, seat) => (one === score ? [seat] : [])));
}

/** Whether what each seat has is a number of no kind of its own; some may have none. */
export const counted = ({ role, value }: Shown): boolean =>
  ["", "score", "count"].includes(role) && (value as unknown[]).some((one) => typeof one === "number");

/** Moves of one kind together, in the order of their first. */
export function grouped(moves: readonly Move[]): [type: string, moves: Move[]][] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.type, [...(groups.get(move.type) ?? []), move]);
  return [...groups];
}

/** The one listed move that names this thing, if there is one. */
export function moveWith(value: unknown, role: string, moves: readonly Move[], roles: Roles): Move | null {
  const fits = moves.filter((move) =>
    Object.entries(move).some(([field, held]) => roleOf(roles, move.type, field) === role && held === value),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const sorted = (values: readonly unknown[]): string => JSON.stringify([...values].map(String).sort());

/** Whether a choice is made among exactly the things in hand. */
export const fromHand = (choice: Choice, hand: readonly Shown[]): SomeOf | null => {
  const pick = choice.parts?.find((part) => part.kind === "pick");
  return pick && hand.some(({ value }) => Array.isArray(value) && sorted(value) === sorted(pick.of)) ? pick : null;
};
