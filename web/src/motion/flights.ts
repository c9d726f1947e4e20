// Things on their way from one place of the table to another: drawn above it, for as long as the table gives.
import { mount, unmount, type Component } from "svelte";
import type { Sight } from "../games/index";
import { calm } from "../lib/motion";
import { starts, wayBetween, type Box } from "./flightPaths";

export interface Flight {
  /** Where they lie before something happens, and where they go: what these selectors find. */
  from: string;
  to: string;
  /** What flies, one after the other; null shows its back. */
  things: readonly unknown[];
  /** Whether these are what is found at `to`: it is not seen there before they have come. */
  arrive?: boolean;
  /** Whether they are turned over on the way. */
  turn?: boolean;
  /** When the first one sets out, as a part of the time there is. */
  after?: number;
}

/** What flies in a game when something happens, and how it is drawn. */
export interface Choreography {
  Thing: Component<{ thing: never }>;
  /** How long these events are shown where nobody says it. */
  pace(events: readonly unknown[]): number;
  flights(events: readonly unknown[], before: unknown, after: unknown, you: number | null): readonly Flight[];
}

interface Leaving extends Flight {
  lay: readonly Box[];
}

const EASE = "cubic-bezier(0.25, 0.75, 0.3, 1)";
/** Frames until a table that was drawn just now knows its places. */
const PATIENCE = 8;
const SMALL = { width: 44, height: 62 };

const find = (what: string): Element[] => [...document.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().width > 0);

export class Flights {
  #leaving: readonly Leaving[] = [];
  #ms = 0;
  #before: unknown = null;
  #last: readonly unknown[] = [];
  #flying = new Set<() => void>();
  #layer: HTMLElement | null = null;

  constructor(private readonly dance: Choreography) {}

  /** This is how things stand; nothing flies. */
  see({ view, recent }: Sight): void {
    this.#before = view;
    this.#last = recent;
  }

  /** Something happened and is about to be drawn: note where everything lies. */
  leave(sight: Sight): void {
    if (sight.recent === this.#last) return this.see(sight);
    this.finish();
    const before = this.#before;
    this.see(sight);
    this.#ms = sight.span ?? this.dance.pace(sight.recent);
    if (!sight.recent.length || !sight.view || !this.#ms || document.hidden || calm()) return;
    const flights = this.dance.flights(sight.recent, before, sight.view, sight.you);
    this.#leaving = flights.map((flight) => ({ ...flight, lay: find(flight.from).map((one) => one.getBoundingClientRect()) }));
  }

  /** It is drawn: let it be seen how it came about. */
  arrive(): void {
    if (this.#leaving.length) this.#begin(this.#leaving, PATIENCE);
  }

  /** Everything is where it goes, at once. */
  finish(): void {
    this.#leaving = [];
    for (const done of [...this.#flying]) done();
  }

  close(): void {
    this.finish();
    this.#layer?.remove();
  }

  #begin(leaving: readonly Leaving[], frames: number): void {
    requestAnimationFrame(() => {
      if (leaving !== this.#leaving) return;
      if (frames && leaving.some(({ to }) => !find(to).length)) return this.#begin(leaving, frames - 1);
      for (const flight of leaving) this.#fly(flight);
    });
  }

  #fly(flight: Leaving): void {
    const lay = flight.lay.length ? flight.lay : find(flight.from).map((one) => one.getBoundingClientRect());
    const goals = find(flight.to);
    const { delays, ms } = starts(flight.things.length, this.#ms, flight.after ?? 0);
    flight.things.forEach((thing, i) => {
      const [from, goal] = [lay[i] ?? lay.at(-1), goals[i] ?? goals.at(-1)];
      if (from && goal) this.#send(flight, thing, from, goal, delays[i] ?? 0, ms);
    });
  }

  #send(flight: Flight, thing: unknown, from: Box, goal: Element, delay: number, duration: number): void {
    const { box, way } = wayBetween(from, goal.getBoundingClientRect(), flight.arrive ? null : SMALL);
    const host = document.createElement("div");
    host.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;--card-width:${box.width}px;--tall:${box.height / box.width};transform-style:preserve-3d`;
    this.#above().append(host);
    const faces = flight.turn ? [this.#draw(host, thing, 0), this.#draw(host, null, 180)] : [this.#draw(host, thing, 0)];
    const [first, last] = [`perspective(900px) ${way} rotateY(${flight.turn ? 180 : 0}deg)`, `perspective(900px) translate(0px, 0px) scale(${flight.arrive ? 1 : 0.7}) rotateY(0deg)`];
    const timing = { duration, delay, easing: EASE, fill: "both" } as const;
    const move = host.animate([{ transform: first }, { transform: last }], timing);
    if (!flight.arrive) host.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], timing);
    const hide = flight.arrive ? goal.animate([{ opacity: 0 }, { opacity: 0 }], delay + duration) : null;
    const done = (): void => {
      this.#flying.delete(done);
      hide?.cancel();
      for (const face of faces) void unmount(face);
      host.remove();
    };
    this.#flying.add(done);
    move.onfinish = done;
  }

  #draw(host: HTMLElement, thing: unknown, degrees: number): Record<string, unknown> {
    const target = document.createElement("div");
    target.style.cssText = `position:absolute;inset:0;backface-visibility:hidden;transform:rotateY(${degrees}deg)`;
    host.append(target);
    return mount(this.dance.Thing, { target, props: { thing: thing as never } });
  }

  #above(): HTMLElement {
    if (this.#layer?.isConnected) return this.#layer;
    this.#layer = document.createElement("div");
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.dataset.testid = "flights";
    this.#layer.style.cssText = "position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:4";
    document.body.append(this.#layer);
    return this.#layer;
  }
}
