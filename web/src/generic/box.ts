// The box of a game this client has no folder for: its sentences and roles come from the house.
import type { Box } from "../games/index";
import type { Lang } from "../lib/i18n.svelte";
import { getBoxParts, getWords } from "../net/api";

const PLAIN = { fr: () => import("./locale/fr.ftl?raw"), en: () => import("./locale/en.ftl?raw") };

/** The game's sentences first: of two with one name the first is said. */
async function words(game: string, lang: Lang): Promise<{ default: string }> {
  const [own, plain] = await Promise.all([getWords(game, lang), PLAIN[lang]()]);
  return { default: `${own}\n${plain.default}` };
}

export const foreignBox = (game: string): Box => ({
  words: { fr: () => words(game, "fr"), en: () => words(game, "en") },
  ui: async () => {
    const [{ openUi }, parts] = await Promise.all([import("./ui"), getBoxParts(game)]);
    return { default: await openUi(parts) };
  },
  cover: () => import("./Cover.svelte"),
});
