import { expectSingular } from "../../oneOfAThing";

const FOLDER = "src/tablee/games/etoile/locale";

expectSingular([
  [FOLDER, "story-length", { count: 1 }],
]);
