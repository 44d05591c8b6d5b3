import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { notFoundRoute, offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";

/** The shell's own pages with an address. The build gives them to the release gate, so that links may lead there. */
export const ownRoutes: LiveRemote["routes"] = [
  { page: "not-found", path: notFoundRoute.path, rendering: "server", login: false },
  { page: "offline", path: offlineRoute.path, rendering: "server", login: false },
];
