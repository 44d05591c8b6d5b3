import { defineRoute } from "@thuot-tha/shared/contracts";
import type { SaleType } from "../operations/entities/values.ts";

export const homeRoute = defineRoute("/home");
export const onSaleRoute = defineRoute("/onsale");
export const searchRoute = defineRoute("/search");
export const productRoute = defineRoute("/product/:productLink");
/** Id of the reviews on a product's page. */
export const reviewsId = "danh-gia";
/** Query of a product's address that chooses renting or buying, a size and a colour. */
export const productChoice = ({ type, size, color }: { type: SaleType; size: string | null; color: string }) => ({
  type: type === "rental" ? "rent" : "sale",
  size: size ?? "",
  color,
});
export const categoryRoute = defineRoute("/:categoryLink");
