import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { handle } from "../../http/handle.ts";
import { cachedResponse } from "../catalogue-cache.ts";
import { menuUnder } from "../category-tree.ts";
import { listCategories } from "../queries/categories.ts";

export const getCategoryMenuHandler = handle(getCategoryMenu, ({ context: { db } }) =>
  cachedResponse(db, "menu", async () => ({ items: menuUnder(await listCategories(db), null) })),
);
