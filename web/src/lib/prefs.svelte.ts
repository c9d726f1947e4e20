import { recall, remember } from "./storage";

export type Light = "auto" | "day" | "night";
const LIGHTS: Light[] = ["auto", "day", "night"];

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

class Prefs {
  light = $state<Light>(LIGHTS.find((one) => one === recall("light")) ?? "auto");
  sound = $state(recall("sound") !== "off");
  /** Whether one sees what others show without a word. */
  signs = $state(recall("signs") !== "off");
  night = $state(false);

  constructor() {
    this.#apply();
    dark?.addEventListener("change", () => this.#apply());
  }

  /** The other light of the same room. */
  turnLight(): void {
    this.light = this.night ? "day" : "night";
    remember("light", this.light);
    this.#apply();
  }

  turnSound(): void {
    this.sound = !this.sound;
    remember("sound", this.sound ? "on" : "off");
  }

  turnSigns(): void {
    this.signs = !this.signs;
    remember("signs", this.signs ? "on" : "off");
  }

  #apply(): void {
    this.night = this.light === "night" || (this.light === "auto" && (dark?.matches ?? false));
    if (typeof document !== "undefined") document.documentElement.dataset.light = this.night ? "night" : "day";
  }
}

export const prefs = new Prefs();

/** More than any table seats. */
const GUESTS = ["Camille", "Sacha", "Alix", "Lou", "Charlie", "Maxime", "Noa", "Dominique", "Claude", "Ariel", "Morgan"];

/** The name last used here, or a friendly one; at a table, one that nobody there has. */
export function myName(there: readonly string[] = []): string {
  const free = (name: string): boolean => !there.some((one) => one.toLowerCase() === name.toLowerCase());
  const mine = recall("name");
  const others = GUESTS.filter(free);
  return mine && free(mine) ? mine : (others[Math.floor(Math.random() * others.length)] ?? "Alix");
}
export const keepName = (name: string): void => remember("name", name);
