import { listSitemap as operation } from "@thuot-tha/shared/contracts/operations/content/list-sitemap";
import { handle } from "../../http/handle.ts";
import { listSitemap } from "../queries/sitemap.ts";

export const listSitemapHandler = handle(operation, async ({ query, context }) => {
  const { "pagination.page": page, "pagination.limit": limit } = query;
  const { items, total } = await listSitemap(context.db, { page, limit });
  return { items, pagination: { page, limit, total } };
});
