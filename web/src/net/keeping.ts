// What the page of whoever keeps the house asks for, with the house's token.
import { linkTo } from "../lib/base";
import type { Ban, Closing, HostOverview, HostTables, HttpProblem } from "../protocol";
import { Unanswered } from "./api";

const KEY = "tablee.keeping";

/** The token stays in this tab. */
export const keptToken = (): string => sessionStorage.getItem(KEY) ?? "";
export const keepToken = (token: string): void => (token ? sessionStorage.setItem(KEY, token) : sessionStorage.removeItem(KEY));

async function ask(path: string, body?: Ban | Closing | Record<string, never>): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${keptToken()}` };
  if (body) headers["content-type"] = "application/json";
  const lost: HttpProblem = { code: "unreachable", values: {}, refusal: null };
  const answer = await fetch(linkTo(`/api/admin${path}`), body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers }).catch(() => {
    throw new Unanswered(lost);
  });
  if (answer.ok) return answer;
  throw new Unanswered(((await answer.json().catch(() => null)) as HttpProblem | null) ?? lost);
}

export const getOverview = async (): Promise<HostOverview> => (await ask("")).json();
export const getTables = async (after = ""): Promise<HostTables> => (await ask(`/tables${after && `?after=${after}`}`)).json();
export const closeTable = (code: string, closed: boolean): Promise<Response> => ask(`/tables/${code}/close`, { closed });
export const eraseTable = (code: string): Promise<Response> => ask(`/tables/${code}/erase`, {});
export const ban = (address: string, hours: number): Promise<Response> => ask("/bans", { address, hours });

/** A link cannot carry the token, so the file is fetched and handed to the browser. */
export async function saveLog(code: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask(`/tables/${code}/log`)).blob());
  link.download = `tablee-${code}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
