import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { handle } from "../../http/handle.ts";
import { searchProducts } from "../product-search.ts";

export const listProductsHandler = handle(listProducts, ({ query, context }) => {
  const { cat, attr, type, collection, q, sort } = query;
  const reduced = query.reduced === "true";
  const { "date-from": dateFrom, "date-to": dateTo } = query;
  const wear = dateFrom && dateTo ? { dateFrom, dateTo } : undefined;
  const page = { page: query["pagination.page"], limit: query["pagination.limit"] };
  return searchProducts(
    context,
    {
      cat,
      attr,
      type,
      collection,
      reduced,
      q,
      wear,
      salePrices: query["sale-prices"],
      rentalPrices: query["rental-prices"],
    },
    sort,
    page,
  );
});
