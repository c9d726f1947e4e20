import { expectSingular } from "../../oneOfAThing";

const FOLDER = "src/tablee/games/camelot/locale";

expectSingular([
  [FOLDER, "why-leave", { need: 3, count: 1, tried: "no" }],
  [FOLDER, "why-steal", { count: 1, tokens: 1, tried: "no" }],
]);
