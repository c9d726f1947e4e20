const LINES = 300;

/** Something that happened, or a sentence of the house's own. */
export interface LogLine {
  key: number;
  event: unknown;
  note?: (name: (seat: number) => string) => string;
}

/** What happened at the table, a line each; the oldest are forgotten. */
export class TableLog {
  lines = $state.raw<readonly LogLine[]>([]);
  #keys = 0;

  write(events: readonly unknown[]): void {
    if (events.length) this.#add(events.map((event) => ({ key: this.#keys++, event })));
  }

  note(note: LogLine["note"]): void {
    this.#add([{ key: this.#keys++, event: null, note }]);
  }

  #add(lines: readonly LogLine[]): void {
    this.lines = [...this.lines, ...lines].slice(-LINES);
  }
}
