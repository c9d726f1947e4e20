import { recall, remember } from "../lib/storage";
import type { TableLine } from "../net/socket";
import type { TableView, Welcome } from "../protocol";
import type { Contribution } from "./contribution";

/**
 * One's own part in the shuffle, for who sits here, and loaded beside everything else: without it one plays
 * on all the same, and puts no part in.
 */
export class OwnPart {
  /** What became of it, and the line to keep of this game. */
  finding = $state.raw("");
  receipt = $state.raw("");
  /** When a game may begin: the part is committed to, or there will be none. */
  readonly ready: Promise<Contribution | null>;

  constructor(code: string, seated: boolean, line: TableLine) {
    this.ready = seated ? load(code, line) : Promise.resolve(null);
  }

  /** What is told comes here at once, not when it is shown: a part is opened without delay. */
  async hear(table: TableView | null, you: number | null, events: readonly unknown[], welcome?: Welcome): Promise<void> {
    const own = await this.ready;
    if (!own || !table) return;
    own.hear(table, you, events, welcome);
    this.finding = own.finding;
    this.receipt = own.receipt;
  }
}

function load(code: string, line: TableLine): Promise<Contribution | null> {
  const key = `part.${code}`;
  return import("./contribution").then(
    ({ Contribution }) => new Contribution(code, (request) => line.send(request), recall(key), (kept) => remember(key, kept)),
    () => null,
  );
}
