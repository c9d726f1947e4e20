import { expectSingular } from "../../oneOfAThing";

const FOLDER = "src/tablee/games/dschamal/locale";

expectSingular([
  [FOLDER, "option-start_seconds-value", { value: 1 }],
  [FOLDER, "option-duels-value", { value: 1 }],
  [FOLDER, "why-hopeless", { hope: 1 }],
]);
