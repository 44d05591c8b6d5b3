import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { OrderStatus } from "@thuot-tha/shared/domain";
import type { Line } from "./slice.ts";

/** The product's page with the same size and colour chosen, to take it again in the same way. */
export const againPath = ({ link, type, size, color }: Line): string =>
  linkTo(productRoute, { productLink: link }, { type: type === "rental" ? "rent" : "sale", size, color });

/** Where the product's reviews are read and written. */
export const reviewPath = ({ link }: Line): string => `${linkTo(productRoute, { productLink: link })}#danh-gia`;

/** Whoever has had a piece in their hands may speak of it: from being worn on, or bought and delivered. */
export const mayReview = (status: OrderStatus): boolean => ["RENTING", "RETURNED", "DONE"].includes(status);

/** What was rented can be kept once it has been seen. */
export const mayKeep = (status: OrderStatus, { type }: Line): boolean => type === "rental" && mayReview(status);
