import type { Box } from "..";

export default {
  words: {
    fr: () => import("../../../../src/tablee/games/dschamal/locale/fr.ftl?raw"),
    en: () => import("../../../../src/tablee/games/dschamal/locale/en.ftl?raw"),
  },
  ui: () => import("./ui"),
  practice: () => import("./practice/Practice.svelte"),
  cover: () => import("./Cover.svelte"),
} satisfies Box;
