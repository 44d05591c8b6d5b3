import { notFoundRoute, offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";
import { definePage, defineRemote } from "@thuot-tha/shared/platform";
import { loadSuggested } from "../store/suggested.ts";
import { Failed } from "./Failed.tsx";
import { NotFound } from "./NotFound.tsx";
import { Offline } from "./Offline.tsx";

const notFound = definePage({
  route: notFoundRoute,
  rendering: "server",
  load: loadSuggested,
  Component: NotFound,
  head: () => ({ title: "Không tìm thấy trang", noIndex: true }),
});

const error = definePage({
  routes: [],
  rendering: "server",
  Component: Failed,
  // Search engines keep their entry, because the page's failure is temporary.
  head: () => ({ title: "Chưa tải được trang" }),
});

const offline = definePage({
  route: offlineRoute,
  rendering: "server",
  Component: Offline,
  head: () => ({ title: "Chưa kết nối được", noIndex: true }),
});

/** The shell's own pages, for addresses that no remote serves. */
export const ownPages = defineRemote({
  name: "shell",
  pages: {
    "not-found": async () => notFound,
    error: async () => error,
    offline: async () => offline,
    "dev-analytics": () =>
      import(/* webpackChunkName: "dev-analytics" */ "../devtools/AnalyticsPage.tsx").then((m) => m.analyticsPage),
  },
});
