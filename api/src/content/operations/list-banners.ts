import { listBanners as operation } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { handle } from "../../http/handle.ts";
import { listBanners } from "../queries/content.ts";

export const listBannersHandler = handle(operation, async ({ query, context }) => ({
  banners: await listBanners(context.db, {
    runningAt: query.filter === "RUNNING_BANNER" ? context.now() : null,
    page: query["pagination.page"],
    limit: query["pagination.limit"],
  }),
}));
