import { expectSingular } from "../../oneOfAThing";

const FOLDER = "src/tablee/games/dalmuti/locale";

expectSingular([
  [FOLDER, "option-rounds-value", { value: 1 }],
  [FOLDER, "option-call_seconds-value", { value: 1 }],
  [FOLDER, "why-ahead", { ahead: 1, others: 4 }],
]);
