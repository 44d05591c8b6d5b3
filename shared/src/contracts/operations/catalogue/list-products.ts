import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { CollectionType, Facet, FoundCard, ProductSort } from "../entities/catalogue.ts";
import { Day, Dong, Page, ProductType, ShopTerms } from "../entities/values.ts";
import { chosenQuery, pageQuery, priceRangeQuery, searchWords } from "../inputs.ts";

/**
 * Filters of a product list. Options of one facet widen it, facets narrow each other. `attr` values are a facet
 * option's `value` ("chat-lieu:lua"). `date-from` and `date-to` go together: wear dates on which a rental must be free.
 */
const ProductListQuery = z
  .object({
    cat: chosenQuery,
    attr: chosenQuery,
    type: ProductType.optional(),
    q: searchWords.optional(),
    /** Without one: best match first for a search, newest first otherwise. */
    sort: ProductSort.optional(),
    /** "true": only products for sale below their original price. */
    reduced: z.literal("true").optional(),
    "sale-prices": priceRangeQuery.optional(),
    /** Of one wear day. */
    "rental-prices": priceRangeQuery.optional(),
    "date-from": Day.optional(),
    "date-to": Day.optional(),
    collection: CollectionType.optional(),
    ...pageQuery(),
  })
  .refine((query) => Boolean(query["date-from"]) === Boolean(query["date-to"]), {
    path: ["date-to"],
    message: "Hãy chọn cả ngày bắt đầu và ngày kết thúc.",
  })
  .refine((query) => !query["date-from"] || !query["date-to"] || query["date-from"] <= query["date-to"], {
    path: ["date-to"],
    message: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
  });

export const listProducts = defineOperation({
  method: "GET",
  path: "/v2/product/list",
  access: "public",
  tag: "product",
  summary: "Products by category, attributes, words, price and wear dates, with the filters beside them.",
  query: ProductListQuery,
  response: z.object({
    items: z.array(FoundCard),
    pagination: Page,
    facets: z.array(Facet),
    /**
     * Lowest and highest rental price of one wear day, ignoring the chosen limits; absent when nothing is for rent. It
     * is no facet, because older callers treat every facet as one that they know.
     */
    rentalPrices: z.object({ min: Dong, max: Dong }).optional(),
    /** Nothing has all that was searched for: these are similar. Absent where they have it. */
    similar: z.literal(true).optional(),
    terms: ShopTerms.optional(),
  }),
});
