// A hint in words: that it is being thought over, then the move and, where the game can say so, one sentence why.
import type { Sight, Who } from "../games/index";
import type { Args } from "../lib/i18n.svelte";

interface Reason {
  key?: string;
  values?: Args;
}

/** A game's adviser names its reason by a `key`: the sentence is `why-<key>` in the game's words. */
export function reason(hint: unknown, who: Who): string {
  const why = (hint as { why?: Reason } | null)?.why;
  return why?.key ? who.say(`why-${why.key}`, why.values) : "";
}

/** What stands where the question stood; null while no hint was asked for. */
export function hintWords(sight: Sight, who: Who, words: (move: never) => string): string | null {
  if (sight.hinting) return who.say("hint-thinking");
  if (!sight.hint) return null;
  return [who.say("hint-is", { move: words(sight.hint as never) }), reason(sight.hint, who)].join(" ").trim();
}

/** Whether this offer is the move that is advised. */
export function isAdvised(move: unknown, hint: unknown): boolean {
  if (!hint) return false;
  const { why: _, ...advised } = hint as Record<string, unknown>;
  return JSON.stringify(move) === JSON.stringify(advised);
}
