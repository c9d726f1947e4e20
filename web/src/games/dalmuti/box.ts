import type { Box } from "..";

export default {
  words: {
    fr: () => import("../../../../src/tablee/games/dalmuti/locale/fr.ftl?raw"),
    en: () => import("../../../../src/tablee/games/dalmuti/locale/en.ftl?raw"),
  },
  ui: () => import("./ui"),
  cover: () => import("./Cover.svelte"),
  held: () => import("./Held.svelte"),
  inside: "cards",
} satisfies Box;
