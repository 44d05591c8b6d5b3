import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";

/** schema.org breadcrumbs of a page, from the home page down. */
export function breadcrumbData(below: readonly { name: string; path: string }[]): Record<string, unknown> {
  const all = [{ name: "Thướt Tha", path: linkTo(homeRoute) }, ...below];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: path,
    })),
  };
}
