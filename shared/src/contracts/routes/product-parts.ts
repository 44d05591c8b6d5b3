import type { SaleType } from "../operations/entities/values.ts";

/** Id of the reviews on a product's page. */
export const reviewsId = "danh-gia";

/** Query of a product's address that chooses renting or buying, a size and a colour. */
export const productChoice = ({ type, size, color }: { type: SaleType; size: string | null; color: string }) => ({
  type: type === "rental" ? "rent" : "sale",
  size: size ?? "",
  color,
});
