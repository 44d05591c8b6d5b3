import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { notFoundRoute } from "@thuot-tha/shared/contracts/routes/shell";
import { offlinePath } from "../worker/messages.ts";

/** The shell's own pages with an address. The build gives them to the release gate, so that links may lead there. */
export const ownRoutes: LiveRemote["routes"] = [
  { page: "not-found", path: notFoundRoute.path, rendering: "server", login: false },
  { page: "offline", path: offlinePath, rendering: "server", login: false },
];
