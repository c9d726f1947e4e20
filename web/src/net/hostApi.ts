// What the page of whoever keeps the house asks for, with the house's token.
import { linkTo } from "../lib/base";
import type { Ban, Closing, HostOverview, HostPeople, HostTables, HttpProblem } from "../protocol";
import { Unanswered } from "./api";

/** An older name: with a new one a host would have to type the token again. */
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
export const getPeople = async (code: string): Promise<HostPeople> => (await ask(`/tables/${code}/people`)).json();
export const erasePerson = (code: string, number: number): Promise<Response> => ask(`/tables/${code}/people/${number}/erase`, {});
export const ban = (address: string, hours: number): Promise<Response> => ask("/bans", { address, hours });

export const saveLog = (code: string): Promise<void> => save(`/tables/${code}/log`, `tablee-${code}.jsonl`);
export const savePerson = (code: string, number: number): Promise<void> => save(`/tables/${code}/people/${number}`, `tablee-${code}-${number}.json`);

/** A link cannot carry the token, so the file is fetched and handed to the browser. */
async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask(path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
