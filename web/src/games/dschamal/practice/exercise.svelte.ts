// One exercise in the practice bag. The house plays it by the rules and keeps nothing: what was done goes along.
import { practise, Unanswered } from "../../../net/api";
import type { PracticeTold } from "../../../protocol";
import type { Answer, Sight } from "../../index";
import type { DschamalView } from "../protocol";
import type { Trace } from "../again/retold";

export const TASKS = ["one", "three", "alone"] as const;
export type Task = (typeof TASKS)[number];

/** Lights on: whether it was right, what the hand held, and where everything lay (piece, pose, turn, x, y). */
export interface Solved {
  right: boolean;
  took: readonly number[];
  layout: readonly (readonly [number, number, number, number, number])[];
  ms: number;
}

interface Step {
  type: string;
  dx?: number;
  dy?: number;
  ms?: number;
}
interface Waiting {
  move: Step;
  answer: (answer: Answer) => void;
}

/** Milliseconds between two questions, and moves in one of them. */
const APART = 50;
const MOST = 12;
/** What takes the hand out of the bag is no move here: the exercise is answered. */
const LAST = new Set(["lay", "give-up"]);

/** Two steps of a feeling finger are one that leads as far: so what was done stays short. */
export function joined(done: readonly Step[], move: Step): Step[] {
  const last = done.at(-1);
  if (last?.type !== "feel" || move.type !== "feel") return [...done, move];
  const sum = (one = 0, other = 0): number => one + other;
  return [...done.slice(0, -1), { type: "feel", dx: sum(last.dx, move.dx), dy: sum(last.dy, move.dy), ms: sum(last.ms, move.ms) }];
}

const came = (view: unknown): Answer => ({ refusal: null, code: null, events: [], view: view as Record<string, unknown> });
const failed = (code: string): Answer => ({ refusal: null, code, events: [], view: null });

export class Exercise {
  told = $state.raw<PracticeTold | null>(null);
  view = $state.raw<DschamalView | null>(null);
  solved = $state.raw<Solved | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly trail: Trace[] = [];
  readonly #seed = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
  #done: Step[] = [];
  #waiting: Waiting[] = [];
  #asking = false;

  constructor(
    private readonly game: string,
    readonly task: Task,
  ) {
    void this.#ask([], null);
  }

  /** As at a table where nobody else is. */
  get sight(): Sight {
    return {
      view: this.view,
      moves: this.told?.offers.moves ?? [],
      choices: this.told?.offers.choices ?? [],
      question: this.told?.offers.question ?? null,
      you: 0,
      places: [],
      recent: [],
      countdown: null,
      busy: false,
      live: this.solved === null,
      act: () => undefined,
      hurry: (move) => this.#hurry(move as Step),
    };
  }

  /** What it is, in the learner's opinion; nothing: what the hand holds is the answer. */
  async answer(named: string): Promise<void> {
    const told = await this.#ask([], named);
    if (told) this.solved = told.solved as Solved;
  }

  async #hurry(move: Step): Promise<Answer> {
    if (LAST.has(move.type)) {
      await this.answer("");
      return came({ hand: null });
    }
    return new Promise((answer) => {
      this.#waiting.push({ move, answer });
      if (!this.#asking) void this.#empty();
    });
  }

  /** One question at a time, with whatever the hand has done meanwhile. */
  async #empty(): Promise<void> {
    this.#asking = true;
    while (this.#waiting.length) {
      const batch = this.#waiting.splice(0, MOST);
      const told = await this.#ask(batch.map(({ move }) => move), null);
      batch.forEach(({ move, answer }, k) => answer(told ? this.#one(told, k, move) : failed("lost")));
      await new Promise((rest) => setTimeout(rest, APART));
    }
    this.#asking = false;
  }

  #one(told: PracticeTold, k: number, move: Step): Answer {
    const view = told.views[k] as DschamalView | undefined;
    if (view?.hand) {
      this.#done = joined(this.#done, move);
      this.trail.push([view.hand.x, view.hand.y, view.hand.clock, move.type === "close" || (move.type === "pinch" && !this.view?.hand?.holds) ? view.hand.holds : -1]);
      this.view = view;
      return came(view);
    }
    return k === told.views.length && told.refusal ? { ...failed("refused"), refusal: told.refusal } : failed("stale");
  }

  async #ask(moves: Step[], answer: string | null): Promise<PracticeTold | null> {
    try {
      const told = await practise(this.game, { task: this.task, seed: this.#seed, moves: [...this.#done, ...moves], fresh: moves.length, answer });
      this.trouble = null;
      this.told = told;
      this.view ??= told.views[0] as DschamalView;
      return told;
    } catch (error) {
      this.trouble = error instanceof Unanswered ? error : new Error("unreachable");
      return null;
    }
  }
}
