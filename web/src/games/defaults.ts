// What a table plays if nobody touches its options. Typed by the game's own options, so none can be forgotten.
import type { Games } from "../protocol";

export const DEFAULTS = {
  dalmuti: {
    rounds: 5,
    total: 0,
    short_deck_4: true,
    short_deck_5: false,
    free_first_round: false,
    rising_bonus: false,
    people_swap: false,
    slip: 0,
    pass_is_final: false,
    call_seconds: 20,
  },
} satisfies { [name in keyof Games]?: Games[name]["options"] };

export type Chosen = Record<string, unknown>;

export const defaultsOf = (game: string): Chosen => ({ ...(DEFAULTS as Record<string, object>)[game] });
