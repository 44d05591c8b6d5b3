import { defineRemote, type Page } from "@thuot-tha/shared/platform";
import { Failed } from "./Failed.tsx";
import { NotFound } from "./NotFound.tsx";
import { Offline } from "./Offline.tsx";

const notFound: Page = {
  Component: NotFound,
  head: () => ({ title: "Không tìm thấy trang", noIndex: true }),
};

const error: Page = {
  Component: Failed,
  head: () => ({ title: "Chưa tải được trang", noIndex: true }),
};

const offline: Page = {
  Component: Offline,
  head: () => ({ title: "Không có mạng", noIndex: true }),
};

/** The pages the shell has itself: what stands where no remote's page can. */
export const ownPages = defineRemote({
  name: "shell",
  pages: {
    "not-found": async () => notFound,
    error: async () => error,
    offline: async () => offline,
    "dev-analytics": () =>
      import(/* webpackChunkName: "dev-analytics" */ "../dev/AnalyticsPage.tsx").then((m) => m.analyticsPage),
  },
});
