import { learn, sayOf } from "../lib/i18n.svelte";

const BOOK = "tablemates";

/** The sentences about the people at a table, with the house's behind them, once they are loaded. */
export const t = sayOf(BOOK);
export const loadWords = (): Promise<void> => learn(BOOK, { fr: () => import("./locale/fr.ftl?raw"), en: () => import("./locale/en.ftl?raw") });
