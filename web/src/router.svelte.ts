import { linkTo, within } from "./lib/base";

export type Route =
  | { page: "shelf" }
  | { page: "box"; game: string }
  | { page: "join" }
  | { page: "day" }
  | { page: "host" }
  | { page: "mine"; mark: string }
  | { page: "table"; code: string; token: string | null; watch?: boolean; look?: boolean }
  | { page: "television"; code: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "scene"; game: string; name: string }
  | { page: "coach"; game: string }
  | { page: "practice"; game: string }
  | { page: "replay"; code: string | null };

/** A mark somebody cut short still leads to its page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function read(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const mark = decoded(hash.replace(/^#/, ""));
  if (first === "box" && second) return { page: "box", game: second };
  if (first === "admin") return { page: "host" };
  if (first === "day") return { page: "day" };
  if (first === "mine") return { page: "mine", mark };
  if (first === "join") return { page: "join" };
  if (first === "t" && second) return { page: "table", code: second.toUpperCase(), token: mark || null };
  if (first === "watch" && second) return { page: "table", code: second.toUpperCase(), token: null, watch: true };
  if (first === "look" && second) return { page: "table", code: second.toUpperCase(), token: mark, look: true };
  if (first === "tv" && second) return { page: "television", code: second.toUpperCase() };
  if (first === "rules" && second) return { page: "rules", game: second, clause: mark };
  if (first === "coach" && second) return { page: "coach", game: second };
  if (first === "practice" && second) return { page: "practice", game: second };
  if (first === "scene" && third) return { page: "scene", game: second, name: third.toUpperCase() };
  if (first === "replay") return { page: "replay", code: second ? second.toUpperCase() : null };
  return { page: "shelf" };
}

const here = (): Route => read(within(location.pathname), location.hash);

class Router {
  route = $state.raw<Route>(here());

  /** To a path of the house. */
  go(path: string): void {
    const address = linkTo(path);
    if (address !== location.pathname + location.hash) history.pushState(null, "", address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Take the seat's token out of the address, so that nobody passes it on by copying the link. */
  hideToken(): void {
    history.replaceState(null, "", location.pathname);
  }

  listen(): void {
    addEventListener("popstate", () => (this.route = here()));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Links inside the house do not reload the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const anchor = (event.target as Element).closest("a");
    if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
    const path = within(anchor.pathname);
    if (path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path + anchor.hash);
  }
}

export const router = new Router();
