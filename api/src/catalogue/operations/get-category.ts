import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import type { Context } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { cachedResponse } from "../catalogue-cache.ts";
import { breadcrumbs, childrenOf } from "../category-tree.ts";
import { facetsOf } from "../facets.ts";
import { filterOf } from "../product-search.ts";
import { listCategories } from "../queries/categories.ts";
import { matching } from "../queries/product-sets.ts";

export const getCategoryHandler = handle(getCategory, ({ params: { categoryLink }, context }) =>
  cachedResponse(context.db, `category ${categoryLink}`, () => categoryPage(context, categoryLink)),
);

async function categoryPage(context: Context, categoryLink: string): Promise<OperationOutput<typeof getCategory>> {
  const { db } = context;
  const categories = await listCategories(db);
  const category = categories.find(({ link }) => link === categoryLink);
  if (!category) throw new NotFound("CATEGORY_NOT_FOUND", "Không tìm thấy danh mục này.");
  const filter = filterOf(context, { cat: [category.link], attr: [] }, categories);
  const matches = await matching(db, filter);
  const { id, link, name, description, imagePath } = category;
  return {
    id,
    link,
    name,
    description,
    image: imagePath === null ? null : { path: imagePath, alt: name },
    breadcrumbs: breadcrumbs(categories, category),
    children: childrenOf(categories, category),
    facets: facetsOf(matches, categories).facets,
    productCount: matches.total,
  };
}
