import { expectSingular } from "./oneOfAThing";

expectSingular([
  ["web/src/locale", "seconds-left", { seconds: 1 }],
  ["web/src/person/locale", "mine-plot", { games: 1, won: 1 }],
  ["web/src/dayDeal/locale", "day-compared", { of: 3, count: 1 }],
  ["web/src/host/locale", "keep-entries", { count: 1, refused: 1 }],
  ["web/src/host/locale", "keep-states", { playing: 1, lobby: 1, over: 1 }],
]);
