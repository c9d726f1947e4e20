import { t } from "../lib/i18n.svelte";
import type { Settings } from "../protocol";

/** The clock a table plays by, as its choice is written: so many hours a move, or seconds and an increment. */
export const clockOf = (settings: Settings): string => (settings.bank_seconds ? `${settings.bank_seconds}+${settings.increment_seconds}` : String(settings.slow_hours));

export function clockWords(chosen: string): string {
  const [first, increment] = chosen.split("+").map(Number) as [number, number | undefined];
  return increment === undefined ? t("setting-clock-slow", { hours: first, days: Math.round(first / 24) }) : t("setting-clock-bank", { minutes: Math.round(first / 60), increment });
}
