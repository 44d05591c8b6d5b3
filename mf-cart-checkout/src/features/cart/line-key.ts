import type { CartItem } from "./types.ts";

/**
 * What a line is, whatever its id: the server gives new ids when a guest's cart joins the customer's, and never has two
 * lines of one piece, way and dates.
 */
export const lineKey = ({
  variantId,
  type,
  dateFrom,
  dateTo,
}: Pick<CartItem, "variantId" | "type" | "dateFrom" | "dateTo">): string =>
  [variantId, type, dateFrom ?? "", dateTo ?? ""].join("|");
