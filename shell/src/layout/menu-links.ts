import { pathTo } from "@thuot-tha/shared/contracts/routes";

/** What stands in the menu beside the categories. */
export const moreLinks = [
  { name: "Thanh lý", to: pathTo("onSale") },
  { name: "Thành viên", to: pathTo("membership") },
];

export const categoryPath = (link: string): string => pathTo("category", { categoryLink: link });
