import { matchRoute } from "@thuot-tha/shared/contracts";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { canonicalPath } from "@thuot-tha/shared/contracts/routes/catalogue";
import { offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";
import type { PageProps } from "@thuot-tha/shared/platform";
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

const devRoutes: LiveRemote["routes"] = [
  { page: "dev-analytics", path: "/dev/analytics", rendering: "client", login: false },
];

/**
 * Finds the page for an address in the routes of the live remotes; null when no remote has one. Server and browsers use
 * the same table.
 */
export function matchPage(
  remotes: readonly LiveRemote[],
  pathname: string,
  search: string,
  { devTools } = { devTools: false },
): PageMatch | null {
  const own = { name: "shell", routes: devTools ? [...ownRoutes, ...devRoutes] : ownRoutes };
  const table = [own, ...remotes].flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name })));
  const found = matchRoute(table, canonicalPath(pathname));
  if (!found) return null;
  const { remote, page, path, rendering, login } = found.route;
  return { remote, page, pattern: path, rendering, login, props: { params: found.params, pathname, search } };
}

const ownMatch =
  (page: "not-found" | "error" | "offline", pattern?: string) =>
  (pathname: string, search: string): PageMatch => ({
    remote: "shell",
    page,
    pattern: pattern ?? pathname,
    rendering: "server",
    login: false,
    props: { params: {}, pathname, search },
  });

/** The shell's page for an unknown address. */
export const notFoundMatch = ownMatch("not-found");
/** The shell's page for an address whose page fails to load. */
export const errorMatch = ownMatch("error");
/** The shell's page for an address that cannot be loaded without a network. */
export const offlineMatch = ownMatch("offline", offlineRoute.path);
