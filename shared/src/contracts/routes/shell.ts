import { defineRoute } from "@thuot-tha/shared/contracts";

/** The page shown without a network for pages that are not cached. */
export const offlineRoute = defineRoute("/offline");
export const notFoundRoute = defineRoute("/404");
