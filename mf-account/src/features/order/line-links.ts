import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { reviewsId } from "@thuot-tha/shared/contracts/routes/product-parts";
import type { Day } from "@thuot-tha/shared/domain";
import { deliveredStatuses, type OrderStatus } from "@thuot-tha/shared/domain/order";
import { hasArrived } from "./has-arrived.ts";
import type { Line, Order } from "./slice.ts";

/** Where the product's reviews are read and written. */
export const reviewPath = ({ link }: Line): string => `${linkTo(productRoute, { productLink: link })}#${reviewsId}`;

/** A customer may review a piece once it has arrived. */
export const mayReview = (order: Order, line: Line, today: Day): boolean =>
  deliveredStatuses.includes(order.status) && (line.type === "sale" || hasArrived(line, order, today));

/**
 * The product of a rented piece may be bought once the piece is back; before, the customer can keep the piece itself.
 */
export const mayBuySameProduct = (status: OrderStatus, { type, boughtFor, returnedOn }: Line): boolean =>
  type === "rental" && boughtFor == null && (returnedOn != null || status === "RETURNED" || status === "DONE");
