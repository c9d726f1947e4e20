// A described choice while it is being made: a value for each of its fields.
import type { Choice, NumberIn, OrderOf, PointIn, SomeOf, TextOf } from "../protocol";

export type Part = SomeOf | NumberIn | PointIn | OrderOf | TextOf;
/** What was chosen for each field; of things to pick, where they stand in the row. */
export type Chosen = Readonly<Record<string, unknown>>;

export const fieldsOf = (part: Part): readonly string[] => (part.kind === "point" ? part.fields : [part.field]);

/** How far a point may be from here. */
export const reachOf = (part: PointIn): number => Math.min(part.width, part.most || part.width);

function first(part: Part): unknown[] {
  if (part.kind === "pick" || part.kind === "order") return [part.kind === "order" ? part.of.map((_, i) => i) : []];
  if (part.kind === "number") return [part.least];
  return part.kind === "point" ? [0, 0] : [""];
}

/** Where every choice begins: nothing picked, the least number, no way, the order as it is. */
export const begun = (choice: Choice): Chosen =>
  Object.fromEntries((choice.parts ?? []).flatMap((part) => fieldsOf(part).map((field, i) => [field, first(part)[i]])));

const mostOf = (part: SomeOf): number => part.most ?? 1;
const leastOf = (part: SomeOf): number => part.least ?? 1;

/** One more, or one less; where only one may be picked, that one instead. */
export function picked(part: SomeOf, now: readonly number[], index: number): number[] {
  if (now.includes(index)) return now.filter((one) => one !== index);
  if (mostOf(part) === 1) return [index];
  return now.length < mostOf(part) ? [...now, index].sort((a, b) => a - b) : [...now];
}

/** The same row with the thing at this place one place earlier (-1) or later (1). */
export function moved(order: readonly number[], at: number, by: number): number[] {
  const next = [...order];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(Math.max(0, at + by), 0, one);
  return next;
}

const isBetween = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const ready = (choice: Choice, chosen: Chosen): boolean =>
  (choice.parts ?? []).every((part) => {
    if (part.kind === "pick") return (chosen[part.field] as number[]).length >= leastOf(part);
    if (part.kind === "number") return isBetween(chosen[part.field], part.least, part.most);
    return part.kind !== "point" || part.fields.every((field) => isBetween(chosen[field], -reachOf(part), reachOf(part)));
  });

function fieldValues(part: Part, chosen: Chosen): [string, unknown][] {
  if (part.kind === "pick") {
    const things = (chosen[part.field] as number[]).map((i) => part.of[i]);
    if (mostOf(part) > 1) return [[part.field, things]];
    return things.length ? [[part.field, things[0]]] : [];
  }
  if (part.kind === "order") return [[part.field, (chosen[part.field] as number[]).map((i) => part.of[i])]];
  return fieldsOf(part).map((field) => [field, chosen[field]]);
}

/** The move that has been chosen so far. */
export const moveOf = (choice: Choice, chosen: Chosen): { type: string } & Record<string, unknown> => ({
  type: choice.move,
  ...Object.fromEntries((choice.parts ?? []).flatMap((part) => fieldValues(part, chosen))),
});

/** How many may be picked, as `generic-picked` says it. */
export function range(part: SomeOf): { kind: string; least: number; most: number } {
  const [least, most] = [leastOf(part), mostOf(part)];
  return { kind: least === most ? "all" : least ? "range" : "most", least, most };
}
