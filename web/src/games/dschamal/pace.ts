// How long what happens is shown.
import type { DschamalEvent } from "./protocol";

const PACE: Partial<Record<DschamalEvent["type"], number>> = {
  "piece-chosen": 350,
  "bout-won": 400,
  "bout-repeated": 400,
  "piece-moved": 400,
  "shape-completed": 400,
  "tower-built": 400,
  "tower-lost": 400,
};

export const paceOf = (events: readonly unknown[]): number => Math.max(0, ...(events as readonly DschamalEvent[]).map(({ type }) => PACE[type] ?? 0));
