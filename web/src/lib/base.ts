/** Below which path of its host the house stands: "" at the root, "/games" behind a proxy that keeps it there.
 *
 * Scripts lie in the house's `assets` folder, so their own address tells. */
export const base = import.meta.env.DEV ? "" : new URL(/* @vite-ignore */ "..", import.meta.url).pathname.replace(/\/$/, "");

/** The address of a path of the house. */
export const linkTo = (path: string): string => base + path;

/** The path of the house at an address. */
export const within = (pathname: string): string =>
  base && (pathname === base || pathname.startsWith(`${base}/`)) ? pathname.slice(base.length) || "/" : pathname;
