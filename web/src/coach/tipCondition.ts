// Whether what a tip speaks of is in front of the learner. The tips say when; nothing here knows a game.
import type { Sight } from "../games/index";
import type { When } from "../protocol";

type Seen = Pick<Sight, "recent" | "moves" | "choices" | "question" | "view" | "you">;
type Fields = Record<string, unknown>;

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((one, name) => (one && typeof one === "object" ? (one as Fields)[name] : undefined), value);

/** "you" is the learner's seat; a list has a value if it holds it. */
function is(found: unknown, wanted: unknown, you: number | null): boolean {
  const value = wanted === "you" ? you : wanted;
  return Array.isArray(found) ? found.includes(value) : (found ?? null) === value;
}

const all = (one: unknown, wanted: Fields | undefined, you: number | null): boolean =>
  Object.entries(wanted ?? {}).every(([path, value]) => is(at(one, path), value, you));

const typed = (type: string, fields: Fields | undefined, you: number | null) => (one: unknown): boolean => at(one, "type") === type && all(one, fields, you);

export function holds(when: When, { recent, moves, choices, question, view, you }: Seen): boolean {
  const { event, offer, fields } = when;
  if (event && !recent.some(typed(event, fields, you))) return false;
  if (when.question && question?.key !== when.question) return false;
  const described = event ? undefined : fields;
  const open = moves.some(typed(offer ?? "", described, you)) || (choices?.some((choice) => choice.move === offer) ?? false);
  return (!offer || open) && all(view, when.view, you);
}
