// How long what happens is shown.
import type { DalmutiEvent } from "./protocol";

const PACE: Partial<Record<DalmutiEvent["type"], number>> = {
  "set-played": 380,
  passed: 220,
  "trick-won": 400,
  "revolution-declared": 400,
  "taxes-exchanged": 600,
  "cards-given": 600,
  "round-begun": 800,
  "silence-kept": 60,
  "nobody-declared": 60,
};

export const paceOf = (events: readonly unknown[]): number => Math.max(0, ...(events as readonly DalmutiEvent[]).map((event) => PACE[event.type] ?? 200));
