import { listBanners as operation } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { listBanners } from "../../db/queries/content.ts";
import { handle } from "../handle.ts";

export const bannerList = handle(operation, async ({ query, context }) => ({
  banners: await listBanners(context.db, {
    runningAt: query.filter === "RUNNING_BANNER" ? context.now() : null,
    page: query["pagination.page"],
    limit: query["pagination.limit"],
  }),
}));
