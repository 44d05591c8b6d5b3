import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { handle } from "../../http/handle.ts";
import { cachedResponse } from "../catalogue-cache.ts";
import { searchProducts } from "../product-search.ts";

export const listProductsHandler = handle(listProducts, ({ query, context }) => {
  const { cat, attr, type, collection, q = "", sort } = query;
  const reduced = query.reduced === "true";
  const { "date-from": dateFrom, "date-to": dateTo } = query;
  const wear = dateFrom && dateTo ? { dateFrom, dateTo } : undefined;
  const page = { page: query["pagination.page"], limit: query["pagination.limit"] };
  const salePrices = query["sale-prices"];
  const rentalPrices = query["rental-prices"];
  const filter = { cat, attr, type, collection, reduced, salePrices, rentalPrices };
  // Wear dates depend on bookings too.
  if (wear) return searchProducts(context, { ...filter, wear }, q, sort, page);
  const key = `list ${JSON.stringify([filter, q, sort, page])}`;
  return cachedResponse(context.db, key, () => searchProducts(context, filter, q, sort, page));
});
