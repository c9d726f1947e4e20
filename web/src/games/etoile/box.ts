import type { Box } from "..";

export default {
  words: {
    fr: () => import("../../../../src/tablee/games/etoile/locale/fr.ftl?raw"),
    en: () => import("../../../../src/tablee/games/etoile/locale/en.ftl?raw"),
  },
  ui: () => import("./ui"),
  cover: () => import("./Cover.svelte"),
  inside: () => import("./Inside.svelte"),
} satisfies Box;
