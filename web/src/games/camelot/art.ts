// Our own signs. A colour is never alone: each has a weapon and the hatching heralds engrave it with.
export const COLOURS = ["purple", "red", "blue", "yellow", "green"] as const;

export interface CardArt {
  /** The colour of a colour card; supports and actions have a livery of their own. */
  livery: string;
  value: string;
  path: string;
}

export const WEAPONS: Record<string, string> = {
  purple: "M3 21L17 7M15.5 5.5l3 3L22 2zM6.5 14.5l3 3M5 16l3 3",
  red: "M20.5 3.5l-1 4L10 17l-3-3 9.5-9.5zM4.5 12.5l7 7M7 17l-3.5 3.5M2.8 19.5l1.7 1.7",
  blue: "M12 22V2M12 5C9 6.2 6 5.2 4 2.8c-1.6 4-1.6 7.5 0 11.4C6 12 9 11 12 12M12 5c3 1.2 6 .2 8-2.2 1.6 4 1.6 7.5 0 11.4C18 12 15 11 12 12",
  yellow: "M4 21L13 11M13 11c-2-3 0-6 3-5M18 4.5a3.2 3.2 0 1 0 .01 0zM18 2.8v-1.3M21.2 8h1.3M14.7 8h-1M18 11.5v1.2M20.5 5.3l.9-.9M20.5 10.2l.9.9",
  green: "M7 21v-5l-3-4.5c-.8-1.4.8-2.6 1.9-1.4L8 12.5V5c0-1.6 2.2-1.6 2.2 0v5.5V3.6c0-1.6 2.2-1.6 2.2 0v6.9V4.6c0-1.6 2.2-1.6 2.2 0v6.4V7c0-1.5 2.1-1.5 2.1 0v8c0 2.5-1 4-1.7 6z",
};

const SUPPORTS: Record<string, string> = {
  squire: "M7 21v-3c0-3 2-4.5 5-4.5s5 1.5 5 4.5v3M12 4a3.8 3.8 0 1 0 .01 0zM8.3 7h7.4M19.5 21V3l-3 1.8",
  lady: "M8.5 21c.5-4 2-6 3.5-6s3 2 3.5 6zM12 8.5a3 3 0 1 0 .01 0zM9.3 9.5L11.5 1.5l3.2 8M11.5 1.5c3 1 5.5 4 6 10",
};

const ACTIONS: Record<string, string> = {
  desarconne: "M12 2v4M8 20c-2.5-5-1.5-10.5 4-14 5.5 3.5 6.5 9 4 14M6.5 20h11M9 16h6",
  "changement-d-arme": "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  maladresse: "M4 3l8.5 8.5M13.5 7l-5 5M12.5 11.5l2 2M18 9v8M15 14.5l3 3.5 3-3.5M4 21.5h16",
  "lance-brisee": "M2.5 21.5L9 15l-1-3.5 3.5 1 1-3 3 .5L21.5 2.5M18 3l3.5-.5L21 6M4 8l2.5 1M9 3l.5 2.5",
  riposte: "M20.5 5c-8-1.5-13.5 3-14.5 11M2 12.5l4 5 5.5-3.5M14 20h7",
  esquive: "M5 20.5c8.5 0 5.5-16 14-16.5M15 1.5l4.5 2.5-2.5 4.5M4 5l6 6M10 5l-6 6",
  retraite: "M12 20V8.5M7 13l5-5 5 5M4.5 3.5h15",
  chute: "M4 3h10v13H4zM18.5 6v13M15.5 16.5l3 3.5 3-3.5M7 7h4",
  feinte: "M3 7c6-3 12-3 18 0-.5 8-4 12-9 12S3.5 15 3 7zM7 11c1-1 2.5-1 3.5 0M13.5 11c1-1 2.5-1 3.5 0M9.5 15.5h5",
  charge: "M2 17L20 8M16 6.5l4.5 1.3L18.5 12M2 11l9-4.5M10 21l9-4.5",
  "contre-charge": "M2 12h8M6.5 7.5L11 12l-4.5 4.5M22 12h-8M17.5 7.5L13 12l4.5 4.5M12 2v4M12 18v4",
  disgrace: "M4 17L2.5 8l5 3.5L11 5.5l-1.5 6 4 1.5-1.5 4M14 16.5l2-7L21.5 8 20 17M4 20.5h7M14 20.5h6",
  adaptation: "M12 3v17M8 20.5h8M4.5 6.5h15M4.5 6.5l-3 7.5h6zM19.5 6.5l-3 7.5h6z",
  finesse: "M3 3h9v12H3zM12 9h9v12h-9M7.5 18v3h-3M16.5 6V3h3",
  bouclier: "M4 3.5h16V11c0 5.5-4 8.5-8 10.5C8 19.5 4 16.5 4 11zM12 3.5v18M4 10.5h16",
  assomme: "M6 21v-6c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5v6zM9 15h6M12 15v6M4 6l1.5-1.5M8 3.5L9 2M15 2l1 1.5M18.5 4.5L20 6",
  lancelot: "M6 21.5V11c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5v10.5h-4V14h-4v7.5zM10 14V11.5h4V14M12 4.5c1-3 5-3.5 7-1-2.5-.5-4.5 0-5.5 1.5",
};

/** Where the rule book speaks of an action card. */
const CLAUSES: Record<string, string> = {
  desarconne: "CAM-42",
  "changement-d-arme": "CAM-42",
  maladresse: "CAM-42",
  charge: "CAM-43",
  "contre-charge": "CAM-43",
  adaptation: "CAM-44",
  feinte: "CAM-45",
  disgrace: "CAM-45",
  "lance-brisee": "CAM-46",
  esquive: "CAM-46",
  riposte: "CAM-46",
  retraite: "CAM-46",
  chute: "CAM-47",
  finesse: "CAM-48",
  bouclier: "CAM-49",
  assomme: "CAM-50",
  lancelot: "CAM-51",
};

export const isAction = (card: string): boolean => card in CLAUSES;
export const clauseOf = (card: string): string => CLAUSES[card] ?? "CAM-40";

export function artOf(card: string): CardArt {
  const [kind = "", value = ""] = card.split("-");
  if (isAction(card)) return { livery: "action", value: "", path: ACTIONS[card] ?? "" };
  if (kind in SUPPORTS) return { livery: kind, value, path: SUPPORTS[kind] ?? "" };
  return { livery: kind, value, path: WEAPONS[kind] ?? "" };
}
