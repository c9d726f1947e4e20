import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS } from "./elision";
import { recall, remember } from "./storage";

const LANGS = ["fr", "en"] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;
/** A sentence by its id; `id.attribute` reads an attribute. */
export type Say = (id: string, args?: Args) => string;
export type Texts = Record<Lang, () => Promise<{ default: string }>>;

const HOUSE = "house";
const books = new Map<string, Texts>([
  [HOUSE, { fr: () => import("../locale/fr.ftl?raw"), en: () => import("../locale/en.ftl?raw") }],
]);

let spoken = $state.raw<{ lang: Lang; bundles: Map<string, FluentBundle> }>({ lang: "fr", bundles: new Map() });

export const lang = (): Lang => spoken.lang;

async function bundleOf(lang: Lang, book: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const texts = books.get(book);
  if (texts) bundle.addResource(new FluentResource((await texts[lang]()).default));
  return bundle;
}

/** Change the language of everything at once, and remember it. */
export async function speak(lang: Lang): Promise<void> {
  const pairs = [...books.keys()].map(async (book) => [book, await bundleOf(lang, book)] as const);
  spoken = { lang, bundles: new Map(await Promise.all(pairs)) };
  document.documentElement.lang = lang;
  remember("lang", lang);
}

/** Add a game's own sentences; they stay in step with the language. */
export async function learn(book: string, texts: Texts): Promise<void> {
  if (books.has(book)) return;
  books.set(book, texts);
  const bundle = await bundleOf(spoken.lang, book);
  spoken = { lang: spoken.lang, bundles: new Map(spoken.bundles).set(book, bundle) };
}

/** What was chosen here before; else the first of the browser's languages that is spoken here; else French. */
export function firstLanguage(): Lang {
  const wished = [recall("lang"), ...(globalThis.navigator?.languages ?? [])];
  return wished.map((one) => LANGS.find((lang) => one?.toLowerCase().split("-")[0] === lang)).find(Boolean) ?? "fr";
}

/** A sentence with something missing is told all the same, and its fault reported. */
function format(book: string, id: string, args?: Args): string | null {
  const [name = id, attribute] = id.split(".");
  const bundle = spoken.bundles.get(book);
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const told = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) globalThis.reportError?.(error);
  return told;
}

/** The house's own sentences. */
export const t: Say = (id, args) => format(HOUSE, id, args) ?? id;

/** A game's sentences, with the house's behind them. */
export const sayOf =
  (book: string): Say =>
  (id, args) =>
    format(book, id, args) ?? t(id, args);

/** "a, b and c" in the language spoken. */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(spoken.lang, { type: "conjunction" }).format(items);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken.lang) + text.slice(1);
