import type { HttpProblem, Problem, Refusal } from "../protocol";
import { sayOf, t, type Args } from "./i18n.svelte";
import { isolated } from "./names";
import { Unanswered } from "../net/api";

export interface Trouble {
  text: string;
  clause: string | null;
}

type Told = Pick<HttpProblem, "code"> & { values?: Args; refusal?: Refusal | null };
type Explain = (reason: string, values: Refusal["values"]) => string;

/** Somebody's name among the values is shown as everywhere else. */
const shown = (values: Args): Args =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? isolated(value) : value]));

/** A problem as a sentence; a refused move or setting gives the game's own, with its clause. */
export function explain(problem: Told | Problem, game: string, words?: Explain): Trouble {
  const refusal = problem.refusal;
  if (!refusal) return { text: t(`problem-${problem.code}`, shown(problem.values ?? {})), clause: null };
  const plain: Explain = (reason, values) => sayOf(game)(`refusal-${reason}`, values as Args);
  return { text: (words ?? plain)(refusal.reason, refusal.values), clause: refusal.clause };
}

export const fromError = (error: unknown, game: string): Trouble =>
  error instanceof Unanswered ? explain(error.problem, game) : { text: t("problem-unreachable"), clause: null };
