import type { Answer, GameUi, Sight } from "../games/index";
import { device } from "../lib/storage";
import { LiveTable } from "../table/live.svelte";
import { loadWords } from "./words";

/** Somebody else's hand, by its owner's leave: drawn as from that seat, and nothing can be played there. */
export async function lookIn(code: string, token: string, ui: GameUi): Promise<{ live: LiveTable; sight: Sight }> {
  await loadWords();
  const live = new LiveTable(code, token, ui, { device: device() });
  return { live, sight: asGuest(live) };
}

const NOTHING: Answer = { refusal: null, code: "not-seated", events: [], view: null };
/** As in a replay nothing can be touched. */
const HANDS_OFF: Record<string, unknown> = { live: false, act: () => undefined, ask: () => undefined, early: () => undefined, hurry: () => Promise.resolve(NOTHING) };

export function asGuest(live: LiveTable): Sight {
  return new Proxy(live, {
    get(table, name) {
      if (name === "you") return table.looks ?? table.you;
      if (typeof name === "string" && name in HANDS_OFF) return HANDS_OFF[name];
      const value: unknown = Reflect.get(table, name, table);
      return typeof value === "function" ? value.bind(table) : value;
    },
  });
}
