import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listCategories } from "../../db/queries/categories.ts";
import { menuUnder } from "../../services/category-tree.ts";
import { handle } from "../handle.ts";

export const categoryMenu = handle(getCategoryMenu, async ({ context }) => ({
  items: menuUnder(await listCategories(context.db), null),
}));
