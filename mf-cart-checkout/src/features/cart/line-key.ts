import type { CartItem } from "./types.ts";

/**
 * Identifies a line by its content, because the server gives new ids when a guest's cart joins the customer's. No two
 * lines of a cart have the same variant, way and dates.
 */
export const lineKey = ({
  variantId,
  type,
  dateFrom,
  dateTo,
}: Pick<CartItem, "variantId" | "type" | "dateFrom" | "dateTo">): string =>
  [variantId, type, dateFrom ?? "", dateTo ?? ""].join("|");
