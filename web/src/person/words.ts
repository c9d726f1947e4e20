import { learn, sayOf } from "../lib/i18n.svelte";

const BOOK = "person";

/** The sentences of one's own games, with the house's behind them, once they are loaded. */
export const t = sayOf(BOOK);
export const loadWords = (): Promise<void> => learn(BOOK, { fr: () => import("./locale/fr.ftl?raw"), en: () => import("./locale/en.ftl?raw") });
