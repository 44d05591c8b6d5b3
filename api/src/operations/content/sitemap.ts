import { listSitemap } from "../../db/queries/sitemap.ts";
import { operation } from "../operation.ts";

export const sitemapList = operation("sitemap.list", async ({ query, context }) => {
  const { "pagination.page": page, "pagination.limit": limit } = query;
  const { items, total } = await listSitemap(context.db, { page, limit });
  return { items, pagination: { page, limit, total } };
});
