import { getTable, Unanswered } from "../net/api";
import type { TableSummary } from "../protocol";
import { keepSeat, listTable, myTables } from "./storage";

const SHOWN = 3;

/** The tables this browser has a seat at where the game is not over, the latest first. */
export async function running(): Promise<TableSummary[]> {
  const found: TableSummary[] = [];
  for (const code of myTables()) {
    const table = await getTable(code).catch((error: unknown) => forget(code, error));
    if (table?.status === "over") listTable(code, false);
    else if (table) found.push(table);
    if (found.length === SHOWN) break;
  }
  return found;
}

/** Only a house that answers can say that a table is gone. */
function forget(code: string, error: unknown): void {
  if (error instanceof Unanswered && error.problem.code === "no-such-table") keepSeat(code, null);
}
