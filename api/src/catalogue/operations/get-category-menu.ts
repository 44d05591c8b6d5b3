import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { handle } from "../../http/handle.ts";
import { menuUnder } from "../category-tree.ts";
import { listCategories } from "../queries/categories.ts";

export const getCategoryMenuHandler = handle(getCategoryMenu, async ({ context }) => ({
  items: menuUnder(await listCategories(context.db), null),
}));
