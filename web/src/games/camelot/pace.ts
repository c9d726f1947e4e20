// How long what happens is shown.
import type { CamelotEvent } from "./protocol";

const PACE: Partial<Record<CamelotEvent["type"], number>> = {
  "card-played": 380,
  "action-announced": 400,
  "action-cancelled": 400,
  "colour-changed": 400,
  "colour-named": 400,
  "token-won": 500,
  "token-lost": 500,
  "nothing-won": 400,
  "hand-dealt": 600,
  "card-taken": 400,
  "card-stolen": 400,
  "card-taken-back": 400,
  "cards-exchanged": 400,
  "cards-discarded": 400,
  "card-drawn": 300,
  withdrew: 360,
  "stayed-in": 300,
  "pass-let": 0,
};

export const paceOf = (events: readonly unknown[]): number => Math.max(0, ...(events as readonly CamelotEvent[]).map((event) => PACE[event.type] ?? 200));
