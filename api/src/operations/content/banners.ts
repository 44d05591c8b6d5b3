import { listBanners } from "../../db/queries/content.ts";
import { operation } from "../operation.ts";

export const bannerList = operation("banner.list", async ({ query, context }) => ({
  banners: await listBanners(context.db, {
    runningAt: query.filter === "RUNNING_BANNER" ? context.now() : null,
    page: query["pagination.page"],
    limit: query["pagination.limit"],
  }),
}));
