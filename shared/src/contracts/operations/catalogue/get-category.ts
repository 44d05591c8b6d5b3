import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Category } from "../entities/catalogue.ts";
import { Id } from "../entities/values.ts";

export const getCategory = defineOperation({
  method: "GET",
  path: "/v2/category/:categoryLink",
  access: "public",
  tag: "category",
  summary: "A category with its ancestors, its children, and the filters of its list.",
  params: z.object({ categoryLink: Id }),
  response: Category,
});
