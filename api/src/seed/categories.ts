import type { Db } from "../db/client.ts";
import { categories, categoryDisplays } from "../db/schema/catalogue.ts";
import { seedCategories } from "./catalogue.ts";
import { insertAll } from "./insert-all.ts";
import { categoryPicturePath } from "./pictures.ts";

/** Parents stand before their children in the list, so one pass does. */
export async function seedCategoryTree(db: Db) {
  await insertAll(
    db,
    categories,
    seedCategories.map((category, position) => ({
      id: category.link,
      link: category.link,
      parentId: category.parent,
      name: category.name,
      description: category.description,
      imagePath: categoryPicturePath(category),
      position,
    })),
  );
  await insertAll(
    db,
    categoryDisplays,
    seedCategories.flatMap(({ link, displays }) => displays.map((kind) => ({ categoryId: link, kind }))),
  );
}
