// Whoever opens a link to a table is there sooner if its box is fetched while the page still gets ready.
import { boxOf } from "../games/index";
import { getTable } from "../net/api";
import type { TableSummary } from "../protocol";
import type { Route } from "../router.svelte";

let ahead: { code: string; table: Promise<TableSummary> } | null = null;

/** Ask at once for what the page of that address will need. */
export function goAhead(route: Route): void {
  if (route.page !== "table") return;
  const table = getTable(route.code);
  ahead = { code: route.code, table };
  void import("../pages/Table.svelte").catch(() => null);
  void table.then(({ game }) => boxOf(game).ui()).catch(() => null);
}

/** The table of that code: as it was asked for ahead, once, else asked for now. */
export function tableAt(code: string): Promise<TableSummary> {
  const asked = ahead;
  ahead = null;
  return asked?.code === code ? asked.table : getTable(code);
}
