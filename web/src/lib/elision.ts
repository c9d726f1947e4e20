import type { FluentFunction } from "@fluent/bundle";

/* French words before a name: “d’Ysengrin”, “de Renart”, “du loup”. The terminal does the same in
   `cli/speech/elision.py`; what is decided about h and y stands in docs/decisions/terminal.md. */

/** Before a vowel, or a y that sounds like one; never before an h. */
function elides(name: string): boolean {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return /^(?:[aeiouœæ]|y(?![aeiouœæ])\p{L})/u.test(plain);
}

/** Only an article in small letters is one: Le Corbusier is called so. */
function withArticle(name: string, alone: string, one: string, many: string): string {
  const [, article, rest] = /^(les?) (.+)$/u.exec(name) ?? [];
  return rest ? `${article === "le" ? one : many} ${rest}` : `${alone} ${name}`;
}

export const of = (name: string): string => (elides(name) ? `d’${name}` : withArticle(name, "de", "du", "des"));
export const to = (name: string): string => withArticle(name, "à", "au", "aux");

const before =
  (word: (name: string) => string): FluentFunction =>
  ([name]) =>
    word(String(name));

/** What a sentence may call: `la pièce { DE($offender) }`. */
export const FUNCTIONS = { DE: before(of), AU: before(to) };
