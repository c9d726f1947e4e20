// Looking for words in the rule book: what does not hold them is put away, what does is marked.

/** Without accents and capitals, letter for letter as long as it was. */
export const plain = (text: string): string =>
  [...text].map((sign) => (sign.length === 1 ? (sign.normalize("NFD")[0] ?? sign).toLowerCase().slice(0, 1) || sign : sign)).join("");

/** Where `wanted` stands in a text. */
export function places(text: string, wanted: string): number[] {
  const found: number[] = [];
  const [where, what] = [plain(text), plain(wanted.trim())];
  if (!what) return found;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + what.length)) found.push(at);
  return found;
}

/** What is shown or put away as one: a clause, or whatever stands between headings. */
const UNITS = ".rule, article > p, article > ul > li, article > figure, article > blockquote, article > .scroll tbody tr";
const MARK = "found";

/** Show what holds these words, and how many such places there are; everything for no words. */
export function search(book: HTMLElement, wanted: string): number {
  const units = [...book.querySelectorAll<HTMLElement>(UNITS)].filter((one) => !one.parentElement?.closest(".rule"));
  const ranges: Range[] = [];
  let found = 0;
  for (const unit of units) {
    const here = wanted.trim() ? rangesIn(unit, wanted) : [];
    unit.hidden = Boolean(wanted.trim()) && here.length === 0;
    found += here.length ? 1 : 0;
    ranges.push(...here);
  }
  hideEmpty(book);
  mark(ranges);
  return found;
}

/** A chapter's heading stays as long as something under it does. */
function hideEmpty(book: HTMLElement): void {
  let heading: HTMLElement | null = null;
  for (const one of book.querySelectorAll<HTMLElement>("article > *")) {
    if (one.matches("h2")) {
      if (heading) heading.hidden = true;
      heading = one;
    } else if (heading && !one.hidden && (!one.matches("ul, .scroll") || one.querySelector("li:not([hidden]), tbody tr:not([hidden])"))) {
      heading.hidden = false;
      heading = null;
    }
  }
  if (heading) heading.hidden = true;
}

function rangesIn(unit: HTMLElement, wanted: string): Range[] {
  const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const at of places(node.textContent ?? "", wanted)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.trim().length);
      found.push(range);
    }
  }
  return found;
}

/** Browsers that cannot mark words still put away the rest. */
function mark(ranges: Range[]): void {
  if (typeof Highlight !== "function") return;
  CSS.highlights.set(MARK, new Highlight(...ranges));
}
