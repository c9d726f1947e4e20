import { recall, remember } from "./storage";

export type Light = "auto" | "day" | "night";
const LIGHTS: Light[] = ["auto", "day", "night"];

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

class Prefs {
  light = $state<Light>(LIGHTS.find((one) => one === recall("light")) ?? "auto");
  sound = $state(recall("sound") !== "off");
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

  #apply(): void {
    this.night = this.light === "night" || (this.light === "auto" && (dark?.matches ?? false));
    if (typeof document !== "undefined") document.documentElement.dataset.light = this.night ? "night" : "day";
  }
}

export const prefs = new Prefs();

const GUESTS = ["Camille", "Sacha", "Alix", "Lou", "Charlie", "Maxime", "Noa", "Dominique"];

/** The name last used here, or a friendly one. */
export const myName = (): string => recall("name") ?? GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "Alix";
export const keepName = (name: string): void => remember("name", name);
