// A box's own browser client: an ES module that the house serves from the box's package (docs/browser-clients.md).
import type { Sight, Who } from "../games/index";
import { lang, type Args } from "../lib/i18n.svelte";
import type { Choice, Question } from "../protocol";
import type { Move } from "./fields";
import type { Told } from "./ui";

/** The contract between page and module; a module says in `version` which one it was written for. */
export const VERSION = 1;

/** What a module is shown: what the seat may know, and nothing that opens a seat. */
export interface SightOfModule {
  readonly language: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly choices: readonly Choice[];
  readonly question: Question | null;
  readonly you: number | null;
  readonly places: readonly { name: string; bot: boolean; away: boolean }[];
  readonly events: readonly unknown[];
  readonly countdown: { window: string; until: number; ms: number } | null;
  readonly answer: unknown;
  readonly busy: boolean;
  readonly live: boolean;
}

export interface Context {
  readonly version: number;
  readonly sight: SightOfModule;
  act(move: unknown): void;
  say(id: string, args?: Args): string;
  sentence(event: unknown): string | null;
  label(move: unknown): string;
  question(question: Question): string;
  name(seat: number): string;
}

interface Client {
  version: number;
  mount(element: HTMLElement, context: Context): { update(sight: SightOfModule): void; destroy(): void };
}

/** The module, or why it cannot be used. */
export type Found = Client | string;

export async function clientAt(address: string): Promise<Found> {
  try {
    return usable(await import(/* @vite-ignore */ address));
  } catch (error) {
    return String(error);
  }
}

export function usable(module: Partial<Client>): Found {
  if (module.version !== VERSION) return `version ${module.version}, not ${VERSION}`;
  return typeof module.mount === "function" ? (module as Client) : "no mount()";
}

/** Copies: what a module does with them changes nothing here. */
export const shownTo = (sight: Sight): SightOfModule =>
  structuredClone({
    language: lang(),
    view: sight.view,
    moves: sight.moves,
    choices: sight.choices ?? [],
    question: sight.question ?? null,
    you: sight.you,
    places: sight.places.map(({ name = "", bot, away, present }) => ({ name, bot: Boolean(bot), away: Boolean(away) || !present })),
    events: sight.recent,
    countdown: sight.countdown && { window: sight.countdown.window, until: sight.countdown.until, ms: sight.countdown.ms },
    answer: sight.answer ?? null,
    busy: sight.busy,
    live: sight.live,
  });

/** `now` gives what is in front of the seat at the moment of the call. */
export const contextOf = (now: () => { sight: Sight; who: Who; told: Told }): Context => ({
  version: VERSION,
  sight: shownTo(now().sight),
  act: (move) => now().sight.act(move),
  say: (id, args) => now().who.say(id, args),
  sentence: (event) => now().told.sentence(event, now().who),
  label: (move) => now().told.label(move as Move, now().who),
  question: (question) => now().told.question(question, now().who),
  name: (seat) => now().who.name(seat),
});
