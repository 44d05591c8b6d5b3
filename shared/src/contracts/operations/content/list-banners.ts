import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Banner } from "../entities/catalogue.ts";
import { pageQuery } from "../inputs.ts";

export const listBanners = defineOperation({
  method: "GET",
  path: "/v2/banner/list",
  access: "public",
  tag: "banner",
  summary: "Banners; with `filter=RUNNING_BANNER` those that run now.",
  query: z.object({ ...pageQuery(1000, 1000), filter: z.enum(["RUNNING_BANNER"]).optional() }),
  response: z.object({ banners: z.array(Banner) }),
});
