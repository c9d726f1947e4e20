import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { forBrowser } from "../scripts/sentences.mjs";
import { FUNCTIONS } from "../src/lib/elision";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const GAMES = readdirSync(join(root, "src/tablee/games")).filter((name) =>
  existsSync(join(root, `src/tablee/games/${name}/locale/fr.ftl`)),
);
const HOUSE = "web/src/locale";
const HOST = "web/src/host/locale";
/** What the page of one’s own games says. */
const PERSON = "web/src/person/locale";
/** What is said about the people at a table. */
const TABLEMATES = "web/src/tablemates/locale";
/** What is said about being called. */
const CALLS = "web/src/calls/locale";
/** What is said about the deals of the day. */
const DAY_DEAL = "web/src/dayDeal/locale";
/** What is said about an evening over several boxes. */
const EVENING = "web/src/evening/locale";
/** What the client for every other game says. */
const GENERIC = "generic";
const folderOf = (game: string): string => (game === GENERIC ? "web/src/generic/locale" : `src/tablee/games/${game}/locale`);
const BOOKS: [string, string][] = [["house", HOUSE], ["host", HOST], ["person", PERSON], ["tablemates", TABLEMATES], ["calls", CALLS], ["dayDeal", DAY_DEAL], ["evening", EVENING], ...[...GAMES, GENERIC].map((game): [string, string] => [game, folderOf(game)])];
const DRAWN = GAMES.filter((game) => existsSync(join(root, `web/src/games/${game}/ui.ts`)));

function bundle(folder: string, lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const errors = made.addResource(new FluentResource(forBrowser(read(`${folder}/${lang}.ftl`))));
  expect(errors).toEqual([]);
  return made;
}

/** Ids and attributes as they are written, so that a line the parser drops is noticed. */
function written(folder: string, lang: string): string[] {
  const ids: string[] = [];
  for (const line of read(`${folder}/${lang}.ftl`).split("\n")) {
    const id = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}\.(\w+) =/.exec(line)?.[1];
    if (id) ids.push(id);
    if (attribute) ids.push(`${ids.findLast((one) => !one.includes("."))}.${attribute}`);
  }
  return ids;
}

/** What only this language says, but for parts it makes its sentences of, as for a gender. */
function alone(folder: string, lang: string, other: string): string[] {
  const text = read(`${folder}/${lang}.ftl`);
  const part = (id: string): boolean => new RegExp(`\\{ *${id} *\\}`).test(text);
  const there = new Set(written(folder, other));
  return written(folder, lang).filter((id) => !there.has(id) && !part(id));
}

function has(made: FluentBundle, id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = made.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);

describe.each(BOOKS)("the sentences of %s", (_, folder) => {
  it("say the same things in both languages", () => {
    expect(alone(folder, "fr", "en")).toEqual([]);
    expect(alone(folder, "en", "fr")).toEqual([]);
  });

  it.each(["fr", "en"])("are all understood by the parser (%s)", (lang) => {
    const made = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    made.addResource(new FluentResource(read(`${folder}/${lang}.ftl`)));
    const ids = written(folder, lang);
    expect(ids.filter((id) => !has(made, id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["fr", "en"])("need no sentence that only the terminal has (%s)", (lang) => {
    const made = bundle(folder, lang);
    const parts = [...forBrowser(read(`${folder}/${lang}.ftl`)).matchAll(/\{ *([a-z][\w-]*) *\}/g)].map((match) => match[1] ?? "");
    expect(parts.filter((id) => !has(made, id) && !has(bundle(HOUSE, lang), id))).toEqual([]);
  });

  it("keep French spaces unbreakable before tall signs", () => {
    const loose = read(`${folder}/fr.ftl`).split("\n").filter((line) => / [;:!?»]/.test(line) || /« /.test(line));
    expect(loose).toEqual([]);
  });
});

const house = bundle(HOUSE, "fr");
const books = new Map([...GAMES, GENERIC].map((game) => [game, bundle(folderOf(game), "fr")]));
books.set("host", bundle(HOST, "fr"));
books.set("person", bundle(PERSON, "fr"));
books.set("tablemates", bundle(TABLEMATES, "fr"));
books.set("calls", bundle(CALLS, "fr"));
books.set("dayDeal", bundle(DAY_DEAL, "fr"));
books.set("evening", bundle(EVENING, "fr"));
const inBook = (game: string | undefined, id: string): boolean => {
  const book = game ? books.get(game) : undefined;
  return has(house, id) || (book ? has(book, id) : [...books.values()].some((one) => has(one, id)));
};

describe("every id used", () => {
  it("in the client is written", () => {
    const sources = files("web/src").filter((name) => /\.(svelte|ts)$/.test(name));
    const used = sources.flatMap((name) => {
      const game = /src\/(?:games\/(\w+)|generic)\//.exec(name);
      return [...read(name).matchAll(/\b(?:t|say)\(\s*"([\w.-]+)"/g)].map((match) => ({ game: game ? (game[1] ?? GENERIC) : undefined, id: match[1] ?? "" }));
    });
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ game, id }) => !inBook(game, id))).toEqual([]);
  });

  it("for a key of the sheet is written", () => {
    const keys = GAMES.flatMap((game) => [...read(`web/src/games/${game}/ui.ts`).matchAll(/^ {4}\["([^"]+)", "keys-/gm)].map((match) => match[1] ?? ""));
    expect(keys).toContain("key-enter");
    expect(keys.filter((key) => /^(Enter|Esc)/.test(key) || (/^key-/.test(key) && !has(house, key)))).toEqual([]);
  });

  it("for a problem is written", () => {
    const codes = [...read("src/tablee/server/protocol/problems.py").matchAll(/^ {4}"([\w-]+)": Kind/gm)].map((match) => match[1]);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !has(house, `problem-${code}`))).toEqual([]);
  });
});

describe.each(DRAWN)("every id of %s", (game) => {
  const known = (id: string): boolean => inBook(game, id);
  const prefix = game.charAt(0).toUpperCase() + game.slice(1);

  it("for an event is written", () => {
    const protocol = read(`web/src/games/${game}/protocol.ts`);
    const union = new RegExp(`export type ${prefix}Event =([^;]*);`).exec(protocol)?.[1] ?? "";
    const names = [...union.matchAll(/\| (\w+)/g)].map((match) => match[1] ?? "");
    const tags = names.map((name) => new RegExp(`interface ${name} \\{\\s*type: "([\\w-]+)"`).exec(protocol)?.[1]);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !known(`event-${tag}`))).toEqual([]);
  });

  it("for a refusal is written", () => {
    const python = files(`src/tablee/games/${game}`).filter((name) => name.endsWith(".py")).map(read).join("\n");
    const reasons = [...python.matchAll(/refused\(\s*[\w."-]+,\s*"([\w-]+)"/g)].map((match) => match[1]);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => !known(`refusal-${reason}`))).toEqual([]);
  });

  it("for an option and a level is written", () => {
    const meta = read(`src/tablee/games/${game}/meta.py`);
    const options = [...meta.matchAll(/OptionInfo\(\s*"(\w+)"/g)].map((match) => match[1]);
    const levels = [.../levels=\(([^)]*)\)/.exec(meta)?.[1]?.matchAll(/"(\w+)"/g) ?? []].map((match) => match[1]);
    const wanted = [...options.flatMap((name) => [`option-${name}`, `option-${name}.hint`]), ...levels.map((one) => `level-${one}`)];
    expect(wanted.filter((id) => !known(id))).toEqual([]);
  });
});

describe("the house", () => {
  const said = (lang: string, id: string, args: Record<string, string | number>): string => {
    const made = bundle(HOUSE, lang);
    return made.formatPattern(made.getMessage(id)?.value ?? "", args);
  };

  it("counts one bot as one", () => {
    expect(said("fr", "doors-hint", { others: 1 })).toContain("avec un robot.");
    expect(said("fr", "doors-hint", { others: 4 })).toContain("avec 4 robots.");
    expect(said("en", "doors-hint", { others: 1 })).toContain("with a bot.");
  });

  it("tells a name that is taken from one that cannot be written", () => {
    expect(said("fr", "problem-bad-name", { reason: "taken", name: "Lou" })).toContain("déjà pris");
    expect(said("fr", "problem-bad-name", { reason: "alike", name: "Lоu", other: "Lou" })).toContain("ressemble trop");
    expect(said("en", "problem-bad-name", { reason: "alphabets" })).toContain("two alphabets");
    expect(said("fr", "problem-bad-name", { reason: "letters", most: 24 })).toContain("caractères visibles");
    expect(said("en", "problem-bad-name", { reason: "length", most: 24 })).toContain("visible");
  });
});
