// What must not be missed: a few events, larger and longer than the rest, for everybody or for those they matter to.
// Which these are is said by each box in Python; the words are those of the log.

/** By the tags of events: the fields that hold the seats one matters to; none where it matters to all. */
export type Declared = Readonly<Record<string, readonly string[]>>;

export interface Moment {
  key: number;
  event: unknown;
  /** Whether it happened to the reader, and not only before their eyes. */
  mine: boolean;
  since: number;
}

type Fields = Readonly<Record<string, unknown>> & { readonly type: string };

const concerns = (value: unknown, you: number): boolean => (Array.isArray(value) ? value.includes(you) : value === you);

/** The moments among these events for one pair of eyes; whoever only looks on, as a television does, sees all of them. */
export function momentsIn(events: readonly unknown[], declared: Declared, you: number | null): { event: unknown; mine: boolean }[] {
  return (events as readonly Fields[]).flatMap((event) => {
    const fields = declared[event.type];
    if (!fields) return [];
    const mine = you !== null && fields.some((field) => concerns(event[field], you));
    return mine || you === null || !fields.length ? [{ event, mine }] : [];
  });
}

const LASTING = { mine: 8000, others: 5200 };
/** What was shown so long has been seen, and goes at a touch. */
const SEEN = 1600;
const MOST = 3;

/** Moments as they come and go. */
export class Moments {
  shown = $state.raw<readonly Moment[]>([]);
  #keys = 0;

  constructor(private readonly declared: Declared) {}

  tell(events: readonly unknown[], you: number | null): void {
    const since = Date.now();
    const fresh = momentsIn(events, this.declared, you).map((one) => ({ ...one, key: this.#keys++, since }));
    if (!fresh.length) return;
    this.shown = [...this.shown, ...fresh].slice(-MOST);
    for (const { key, mine } of fresh) setTimeout(() => this.#drop(key), mine ? LASTING.mine : LASTING.others);
  }

  /** Somebody goes on: what has been seen makes room. */
  touched(): void {
    const now = Date.now();
    if (this.shown.some(({ since }) => now - since >= SEEN)) this.shown = this.shown.filter(({ since }) => now - since < SEEN);
  }

  clear(): void {
    this.shown = [];
  }

  #drop(key: number): void {
    if (this.shown.some((one) => one.key === key)) this.shown = this.shown.filter((one) => one.key !== key);
  }
}
