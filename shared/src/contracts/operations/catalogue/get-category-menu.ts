import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MenuItem } from "../entities/catalogue.ts";

export const getCategoryMenu = defineOperation({
  method: "GET",
  path: "/v2/category/menu",
  access: "public",
  tag: "category",
  summary: "The categories as a menu, all levels.",
  response: z.object({ items: z.array(MenuItem) }),
});
