import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { teller } from "../src/lib/arguments";
import type { Who } from "../src/games/index";

const NAMES = ["Anne", "Bo", "Cleo"];
const SENTENCES: Record<string, string> = { "colour-red": "rouge", card: "la carte" };
let args: Record<string, unknown> = {};
const who: Who = {
  you: 1,
  name: (seat) => NAMES[seat] ?? "",
  say: (id, given) => {
    if (/^(event|move|refusal)-/.test(id)) args = given ?? {};
    if (id === "list-last") return `${given?.head} et ${given?.last}`;
    return SENTENCES[id] ?? id;
  },
};
const ROLES = { seat: "seat", to: "seat", order: "order", standings: "standings", totals: "each", colours: "colours", cards: "cards", swift: "flag", fighters: "seats", "set.cards": "set" };
const told = teller(ROLES, { set: (cards: number[]) => `${cards.length} alike` });

describe("the arguments of a sentence", () => {
  it("are names for seats, and whether it is the reader", () => {
    told.event({ type: "gave", seat: 1, to: 2 }, who);
    expect(args).toMatchObject({ seat: "Bo", seat_you: "yes", to: "Cleo", to_you: "no" });
  });

  it("say none for what is missing, and no for what is not so", () => {
    told.event({ type: "gave", seat: 0, to: null }, who);
    expect(args).toMatchObject({ to: "none", to_you: "none", swift: "no", seat: "Anne" });
  });

  it("list rows, count them and leave the reader out", () => {
    told.event({ type: "fought", fighters: [0, 1, 2], colours: ["red", "grey"] }, who);
    expect(args).toMatchObject({ fighters: "Anne, Bo et Cleo", fighters_count: 3, fighters_others: "Anne et Cleo", colours: "rouge et grey" });
  });

  it("tell an order with its ends, winners with their number, and what each has", () => {
    told.event({ type: "ended", order: [2, 0, 1], standings: [[0, 1], [2]], totals: [3, -1, 0] }, who);
    expect(args).toMatchObject({ order: "Cleo, Anne, Bo", order_first: "Cleo", order_last_you: "yes", winners: "Anne et Bo", count: 2, winners_you: "yes" });
    expect(args.totals).toBe("Anne 3, Bo −1 et Cleo 0");
  });

  it("go by what an owner means by a name, and by a game's own way to say it", () => {
    told.move({ type: "set", cards: [7, 7] }, who);
    expect(args.cards).toBe("2 alike");
    told.refusal("not-held", { cards: [7] }, who);
    expect(args.cards).toBe("la carte");
  });
});

/** The same cases hold in the terminal. */
const GIVEN = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/cli/sentence_arguments.json"), "utf8")) as {
  names: string[];
  you: number;
  roles: Record<string, string>;
  cases: { owner: string | null; fields: Record<string, unknown>; told: Record<string, unknown> }[];
};

describe("both languages of the house", () => {
  it.each(GIVEN.cases)("tell $owner $fields alike", ({ owner, fields, told: wanted }) => {
    let given: Record<string, unknown> = {};
    const reader: Who = {
      you: GIVEN.you,
      name: (seat) => GIVEN.names[seat] ?? "",
      say: (id, args) => {
        if (/^(event|refusal)-/.test(id)) given = args ?? {};
        if (id === "list-last") return `${args?.head} & ${args?.last}`;
        return id === "colour-red" ? "rouge" : id === "glass-clear" ? "verre" : id === "card" ? `carte ${args?.value}` : id;
      },
    };
    if (owner === null) teller(GIVEN.roles).refusal("no", fields, reader);
    else teller(GIVEN.roles).event({ type: owner, ...fields }, reader);
    expect(given).toMatchObject(wanted);
  });
});
