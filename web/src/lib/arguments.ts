// Events, moves, questions and refusals as the arguments of their sentences, by the roles of their fields alone.
// The terminal does the same in `cli/faces/sentence_arguments.py`, and says there what the arguments are.
import type { Who } from "../games/index";
import type { Question, StoryLine } from "../protocol";
import type { Args, Say } from "./i18n.svelte";

/** Roles by the names of fields; `owner.field` where that owner means something else by the name. */
export type Roles = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;
/** How a game says the values of its own roles: from the value and, for those that need them, all fields. */
export type Sayings = Readonly<Record<string, (value: never, who: Who, fields: Fields) => Args | string>>;

export const yes = (is: boolean): string => (is ? "yes" : "no");
/** With a minus that is as long as a plus. */
export const minus = (value: unknown): string => String(value).replace("-", "−");

/** "a, b and c" */
export function listed(items: readonly string[], say: Say): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-last", { head: items.slice(0, -1).join(", "), last });
}

/** A sentence's arguments for a seat: the name, and whether it is the reader. */
export const seatArgs = (field: string, seat: number, who: Who): Args => ({ [field]: who.name(seat), [`${field}_you`]: yes(seat === who.you) });

/** Names of seats as a sentence lists them. */
export const names = (seats: readonly number[], who: Who): string => listed(seats.map(who.name), who.say);

/** One value in words: in the game's own way, by the sentence named after it, or as it is. */
export function wordOf(value: unknown, role: string, who: Who, sayings: Sayings = {}): string | number {
  if (role === "seat") return who.name(value as number);
  const own = sayings[role]?.(value as never, who, {});
  if (typeof own === "string") return own;
  if (!role) return value as string | number;
  const named = who.say(`${role}-${value}`);
  if (named !== `${role}-${value}`) return named;
  const told = who.say(role, { value: value as string });
  return told === role ? (value as string | number) : told;
}

/** Rows that have a name of their own, and the role of what stands in them. */
const OF_SEATS: Roles = { asked: "seat", order: "seat", standings: "seats" };

/** The role of one thing in a row of that role. */
export const singular = (role: string): string => OF_SEATS[role] ?? role.replace(/s$/, "");

/** What `owner`, the tag of a move or an event, the field that holds a struct or "" for the view, means by a field. */
export const roleOf = (roles: Roles, owner: string, field: string): string => roles[`${owner}.${field}`] ?? roles[field] ?? rowRole(roles, field);

function rowArgs(field: string, value: readonly unknown[], role: string, who: Who, sayings: Sayings): Args {
  const told = value.map((one) => String(wordOf(one, singular(role), who, sayings)));
  const others = told.filter((_, i) => value[i] !== who.you);
  return { [field]: listed(told, who.say), [`${field}_others`]: listed(others, who.say), [`${field}_count`]: value.length };
}

function orderArgs(field: string, seats: readonly number[], who: Who): Args {
  const [first, last] = [seats[0], seats.at(-1)];
  if (first === undefined || last === undefined) return { [field]: "none", [`${field}_first`]: "none", [`${field}_last`]: "none" };
  const ends = { ...seatArgs(`${field}_first`, first, who), ...seatArgs(`${field}_last`, last, who) };
  return { [field]: seats.map(who.name).join(", "), ...ends };
}

function winnerArgs([first = []]: readonly (readonly number[])[], who: Who): Args {
  return { winners: names(first, who), count: first.length, winners_you: yes(first.includes(who.you ?? -1)) };
}

function argsOf(field: string, value: unknown, role: string, who: Who, sayings: Sayings): Args {
  if (typeof value === "boolean") return { [field]: yes(value) };
  if (role === "seat") return seatArgs(field, value as number, who);
  if (role === "order") return orderArgs(field, value as number[], who);
  if (role === "standings") return winnerArgs(value as number[][], who);
  if (role.startsWith("each") && Array.isArray(value)) return { [field]: listed((value as unknown[]).map((one, seat) => `${who.name(seat)} ${minus(one)}`), who.say) };
  if (Array.isArray(value)) return rowArgs(field, value, role, who, sayings);
  return typeof value === "object" ? {} : { [field]: wordOf(value, role.replace(/^each ?/, ""), who, sayings) };
}

/** A row that no type names has the role of one of its things with an s. */
const rowRole = (roles: Roles, field: string): string => (field.endsWith("s") && roles[field.slice(0, -1)] ? `${roles[field.slice(0, -1)]}s` : "");

interface Tagged {
  readonly type: string;
}

/** Says a game's events, moves, questions and refusals. */
export function teller(roles: Roles, sayings: Sayings = {}) {
  const missing: Args = {};
  for (const [field, role] of Object.entries(roles)) {
    if (role === "flag") missing[field] = "no";
    else missing[field] = missing[`${field}_you`] = "none";
  }
  function args(fields: object, who: Who): Args {
    const told = { ...missing };
    for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
      if (value === null || value === undefined) continue;
      const role = roleOf(roles, (fields as Partial<Tagged>).type ?? "?", field); // values of questions and refusals belong to nothing
      const said = sayings[role]?.(value as never, who, fields as Fields) ?? argsOf(field, value, role, who, sayings);
      Object.assign(told, typeof said === "string" ? { [field]: said } : said);
    }
    return told;
  }
  return {
    event: <T extends Tagged>(event: T, who: Who): string => who.say(`event-${event.type}`, args(event, who)),
    move: <T extends Tagged>(move: T, who: Who): string => who.say(`move-${move.type}`, args(move, who)),
    question: ({ key, values }: Question, who: Who): string => who.say(`question-${key}`, args(values ?? {}, who)),
    line: (kind: string, { key, values }: StoryLine, who: Who): string => who.say(`${kind}-${key}`, args(values ?? {}, who)),
    refusal: (reason: string, values: object, who: Who): string => who.say(`refusal-${reason}`, args(values, who)),
  };
}
