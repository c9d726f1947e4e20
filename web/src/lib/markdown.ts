// The rule books' Markdown, as far as they use it: headings, paragraphs, lists, tables, quotes, emphasis, links.

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** Emphasis and links; a clause named in passing becomes a link to it. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/(?<![\w#"-])([A-Z]{3}-\d\d)(?![\w"-])/g, '<a href="#$1">$1</a>');
}

const cells = (line: string): string[] => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string): string => `<tr>${cells(line).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}

function heading(line: string): string {
  const [, marks = "", text = ""] = /^(#+) (.*)$/.exec(line) ?? [];
  const level = marks.length;
  const [, clause, title] = /^([A-Z]{3}-\d\d) · (.*)$/.exec(text) ?? [];
  if (!clause) return `<h${level}>${inline(text)}</h${level}>`;
  return `<h${level} id="${clause}" tabindex="-1"><span class="number">${clause}</span> ${inline(title ?? "")}</h${level}>`;
}

function block(lines: string[]): string {
  const first = lines[0] ?? "";
  if (first.startsWith("#")) return heading(first) + (lines.length > 1 ? block(lines.slice(1)) : "");
  if (first.startsWith("|")) return table(lines);
  if (first.startsWith(">")) return `<blockquote><p>${inline(lines.map((line) => line.replace(/^> ?/, "")).join(" "))}</p></blockquote>`;
  if (/^[-*] /.test(first)) return list("ul", lines.join("\n").split(/^[-*] /m));
  if (/^\d+\. /.test(first)) return list("ol", lines.join("\n").split(/^\d+\. /m));
  return `<p>${inline(lines.join(" "))}</p>`;
}

const list = (tag: string, items: string[]): string =>
  `<${tag}>${items.slice(1).map((item) => `<li>${inline(item.trim().replace(/\s*\n\s*/g, " "))}</li>`).join("")}</${tag}>`;

export const markdown = (source: string): string =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part.split("\n")))
    .join("\n");
