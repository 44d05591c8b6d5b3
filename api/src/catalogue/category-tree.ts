import type { MenuItem, NamedLink } from "@thuot-tha/shared/contracts/operations/entities";
import type { CategoryRow } from "./queries/categories.ts";

const named = ({ name, link }: CategoryRow): NamedLink => ({ name, link });

/** The categories under a parent as a nested menu. */
export function menuUnder(categories: readonly CategoryRow[], parentId: string | null): MenuItem[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, link, imagePath, displays }) => ({
      id,
      parentId,
      name,
      link,
      logoUrl: imagePath,
      displays,
      children: menuUnder(categories, id),
    }));
}

/** The path from the root to the category. */
export function breadcrumbs(categories: readonly CategoryRow[], category: CategoryRow): NamedLink[] {
  const parent = categories.find(({ id }) => id === category.parentId);
  return [...(parent ? breadcrumbs(categories, parent) : []), named(category)];
}

export const childrenOf = (categories: readonly CategoryRow[], category: CategoryRow): NamedLink[] =>
  categories.filter(({ parentId }) => parentId === category.id).map(named);
