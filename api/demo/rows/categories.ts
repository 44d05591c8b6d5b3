import type { Db } from "../../src/db/client.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { categories, categoryDisplays } from "../../src/db/schema/catalogue.ts";
import type { Catalogue } from "../catalogue.ts";
import { categoryPicturePath } from "../pictures.ts";

/** Parents stand before their children in the list, so one pass does. */
export async function insertCategories(db: Db, catalogue: Catalogue) {
  await insertAll(
    db,
    categories,
    catalogue.categories.map((category, position) => ({
      id: category.code,
      link: category.code,
      parentId: category.parent ?? null,
      name: category.name,
      description: category.description,
      imagePath: categoryPicturePath(category),
      position,
    })),
  );
  await insertAll(
    db,
    categoryDisplays,
    catalogue.categories.flatMap(({ code, displays }) => displays.map((kind) => ({ categoryId: code, kind }))),
  );
}
