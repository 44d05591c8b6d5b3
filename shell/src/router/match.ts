import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { matchRoutes, type PageProps } from "@thuot-tha/shared/platform";
import { ownRoutes } from "./own-routes.ts";

/** A page of a remote, found for an address. */
export interface PageMatch {
  remote: string;
  page: string;
  /** The route's path pattern. */
  pattern: string;
  rendering: "server" | "client";
  login: boolean;
  props: PageProps;
}

/** `/` shows the home page; `/home` is its canonical address. */
const aliases: Record<string, string> = { "/": "/home" };

const devRoutes: LiveRemote["routes"] = [
  { page: "dev-analytics", path: "/dev/analytics", rendering: "client", login: false },
];

/**
 * Finds the page for an address in the routes of the live remotes. The most specific pattern wins in any order; null
 * when no remote has one. Server and browsers use the same table.
 */
export function matchPage(
  remotes: readonly LiveRemote[],
  pathname: string,
  search: string,
  { devTools } = { devTools: false },
): PageMatch | null {
  const own = { name: "shell", routes: devTools ? [...ownRoutes, ...devRoutes] : ownRoutes };
  const table = [own, ...remotes].flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote: remote.name, route } })),
  );
  const found = matchRoutes(table, aliases[pathname] ?? pathname)?.at(-1);
  if (!found) return null;
  const { remote, route } = found.route.handle;
  return {
    remote,
    page: route.page,
    pattern: route.path,
    rendering: route.rendering,
    login: route.login,
    props: { params: found.params as Record<string, string>, pathname, search },
  };
}

const ownMatch =
  (page: "not-found" | "error") =>
  (pathname: string, search: string): PageMatch => ({
    remote: "shell",
    page,
    pattern: pathname,
    rendering: "server",
    login: false,
    props: { params: {}, pathname, search },
  });

/** The shell's page for an unknown address. */
export const notFoundMatch = ownMatch("not-found");
/** The shell's page for an address whose page fails to load. */
export const errorMatch = ownMatch("error");
