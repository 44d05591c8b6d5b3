import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ContentPage } from "../entities/catalogue.ts";

export const getContentPage = defineOperation({
  method: "GET",
  path: "/v2/page/:kind/:slug",
  access: "public",
  tag: "content",
  summary: "A content page as sanitised HTML.",
  params: z.object({ kind: z.string().min(1).max(40), slug: z.string().min(1).max(120) }),
  response: ContentPage,
});
