import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { OrderStatus } from "@thuot-tha/shared/domain";
import type { Line } from "./slice.ts";

/** The product's page with the same way, size and colour chosen, to order again. */
export const againPath = ({ link, type, size, color }: Line): string =>
  linkTo(productRoute, { productLink: link }, { type: type === "rental" ? "rent" : "sale", size, color });

/** Where the product's reviews are read and written. */
export const reviewPath = ({ link }: Line): string => `${linkTo(productRoute, { productLink: link })}#danh-gia`;

/** A customer may review a piece once it is being worn, or has been bought and delivered. */
export const mayReview = (status: OrderStatus): boolean => ["RENTING", "RETURNED", "DONE"].includes(status);

/** A piece like the one rented may be bought once that is back; before, the customer can keep the rented one. */
export const mayKeep = (status: OrderStatus, { type, boughtFor }: Line): boolean =>
  type === "rental" && boughtFor == null && (status === "RETURNED" || status === "DONE");
