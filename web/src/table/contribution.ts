import { commitmentTo, eventsAfter, eventsBegin, finding, freshPart, listHash, wrongList, type Kept } from "../net/shuffle";
import type { TableRequest } from "../net/socket";
import type { TableView, Welcome } from "../protocol";

type Say = (request: Record<string, unknown> & { type: TableRequest["type"] }) => unknown;

/**
 * What this browser does for an honest deal: it commits to a part in the lobby, opens it for a list
 * in which it finds its commitment, and keeps what it was told of the game as a receipt.
 */
export class Contribution {
  /** What became of the part: `in`, or why it is not in the shuffle; empty until known. */
  finding = "";
  #kept: Kept | null = null;
  /** The lobby as it was last shown, to whoever has not been away since. */
  #lobby: TableView | null = null;
  #of = "";
  #first = 0;
  #events = "";

  constructor(
    private readonly code: string,
    private readonly say: Say,
    kept: string | null,
    private readonly keep: (kept: string) => void,
  ) {
    try {
      this.#kept = JSON.parse(kept ?? "null") as Kept | null;
    } catch {
      this.#kept = null;
    }
  }

  /** After every message: the table as told by now, the new events, and the welcome if it was one. */
  hear(table: TableView, you: number | null, events: readonly unknown[], welcome?: Welcome): void {
    if (you === null) return;
    const known = this.#kept && this.#kept.number === table.number && this.#kept.seat === you ? this.#kept : null;
    if (table.status === "lobby") {
      this.#lobby = table;
      this.#commit(table, you, known, !!welcome);
      return;
    }
    const kept = this.#followed(table, you, known, !!welcome);
    if (table.status === "shuffling") this.#open(table, kept, !!welcome);
    else this.#follow(table, you, kept, events, welcome);
  }

  /**
   * What was kept for this game. Whoever has stayed saw its lobby, so it has that number and that seat; and
   * whoever committed to a part is dealt to by a list.
   */
  #followed(table: TableView, you: number, known: Kept | null, arrived: boolean): Kept | null {
    if (arrived) this.#lobby = null;
    const dealt = table.status === "playing" || table.status === "over";
    if (!this.#kept || (known && (table.list || !dealt))) return known;
    if (!known && arrived) return (this.#kept = null); // of another game: this one began without us
    this.#keep({ ...this.#kept, number: table.number, seat: you, refused: this.#kept.refused || "other-list" });
    return this.#kept;
  }

  #commit(table: TableView, you: number, kept: Kept | null, arrived: boolean): void {
    this.#of = this.finding = "";
    const mine = kept ?? freshPart(table.number, you);
    const commitment = commitmentTo(this.code, table.number, you, mine.part);
    if (kept && (!arrived || table.places[you]?.commitment === commitment)) return;
    this.#keep(mine);
    this.say({ type: "commit", commitment });
  }

  #open(table: TableView, kept: Kept | null, arrived: boolean): void {
    this.#of = "";
    if (!kept || (kept.list && !arrived)) return;
    const shown = this.#lobby ? { ...this.#lobby, list: table.list } : table;
    this.finding = wrongList(shown, kept, arrived);
    this.#keep(this.finding ? { ...kept, refused: this.finding } : { ...kept, list: listHash(table.list) });
    if (!this.finding) this.say({ type: "open-part", part: kept.part });
  }

  #follow(table: TableView, you: number, kept: Kept | null, events: readonly unknown[], welcome?: Welcome): void {
    if (!this.#of || table.status === "over" || welcome) this.finding = table.list || kept?.refused ? finding(table, you, kept) : "";
    const bound = table.list ? listHash(table.list) : table.commitment;
    const of = `${table.code} ${table.number} ${you} ${bound} ${kept?.part ?? "-"}`;
    const lost = welcome?.missed === null;
    if (of !== this.#of || lost) {
      this.#of = of;
      this.#first = lost ? (welcome.turn ?? 0) : 0;
      this.#events = eventsBegin(bound, you, this.#first);
    }
    this.#events = eventsAfter(this.#events, events);
  }

  /** One line that any record of this game must fit; empty while there is no game. */
  get receipt(): string {
    return this.#of && `tablee-receipt/1 ${this.#of} ${this.#first} ${this.#events}`;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.keep(JSON.stringify(kept));
  }
}
