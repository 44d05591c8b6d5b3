import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute, onSaleRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";

/** Links in the menu beside the categories. */
export const moreLinks = [
  { name: "Thanh lý", to: linkTo(onSaleRoute) },
  { name: "Thành viên", to: linkTo(membershipRoute) },
];

export const categoryPath = (link: string, search?: Record<string, string | undefined>): string =>
  linkTo(categoryRoute, { categoryLink: link }, search);
