import { listCategories } from "../../db/queries/categories.ts";
import { menuUnder } from "../../services/category-tree.ts";
import { operation } from "../operation.ts";

export const categoryMenu = operation("category.menu", async ({ context }) => ({
  items: menuUnder(await listCategories(context.db), null),
}));
