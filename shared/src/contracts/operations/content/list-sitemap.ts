import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { SitemapEntry } from "../entities/catalogue.ts";
import { Page } from "../entities/values.ts";
import { pageQuery } from "../inputs.ts";

/** All addresses for search engines: categories, text pages, then products. */
export const listSitemap = defineOperation({
  method: "GET",
  path: "/v2/sitemap",
  access: "public",
  tag: "sitemap",
  summary: "All pages with a URL of their own, for the sitemap.",
  query: z.object(pageQuery(5000, 5000)),
  response: z.object({ items: z.array(SitemapEntry), pagination: Page }),
});
