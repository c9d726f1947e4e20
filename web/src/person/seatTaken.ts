// Somebody sits at a table: what their device does about it, loaded once the table is there.
import { recall, remember } from "../lib/storage";
import type { TableView } from "../protocol";
import { notePlayed } from "./games";
import { freshKey, keepKey, ownKey, shownKey } from "./ownKey";

type Say = (request: { type: "recognise"; key: string; only: boolean }) => unknown;

/** Somebody sits at this table: it is noted here, and their key is shown to the table once. */
export function meet(table: TableView, seat: number, say: Say): void {
  notePlayed(table, seat);
  const key = ownKey() ?? freshKey();
  keepKey(key);
  const shown = shownKey(key, table.code);
  if (recall(`shown.${table.code}`) === shown) return;
  say({ type: "recognise", key: shown, only: false });
  remember(`shown.${table.code}`, shown);
}
