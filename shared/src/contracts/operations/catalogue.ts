import { z } from "zod";
import {
  Banner,
  Category,
  CollectionType,
  ContentPage,
  Facet,
  MenuItem,
  Product,
  ProductCard,
  Review,
} from "./entities/catalogue.ts";
import { Day, Id, Page, ProductType } from "./entities/values.ts";
import { manyQuery, pageQuery, priceRangeQuery } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

export const ProductSort = z.enum(["newest", "top_seller", "price_asc", "price_desc"]);
export type ProductSort = z.infer<typeof ProductSort>;

/**
 * Filters of a product list. Options of one facet widen it, facets narrow each other. `attr` values are a facet
 * option's `value` ("chat-lieu:lua"). `date-from` and `date-to` go together: wear dates on which a rental must be free.
 */
const ProductListQuery = z
  .object({
    cat: manyQuery,
    attr: manyQuery,
    type: ProductType.optional(),
    q: z.string().trim().max(100, "Tối đa 100 ký tự.").optional(),
    /** Without one: best match first for a search, newest first otherwise. */
    sort: ProductSort.optional(),
    "sale-prices": priceRangeQuery.optional(),
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

export const catalogueOperations = {
  "banner.list": {
    query: z.object({ ...pageQuery(1000, 1000), filter: z.enum(["RUNNING_BANNER"]).optional() }),
    response: z.object({ banners: z.array(Banner) }),
  },
  "category.menu": { response: z.object({ items: z.array(MenuItem) }) },
  "category.get": { params: z.object({ categoryLink: Id }), response: Category },
  "product.list": {
    query: ProductListQuery,
    response: z.object({ items: z.array(ProductCard), pagination: Page, facets: z.array(Facet) }),
  },
  "product.get": { params: z.object({ productLink: z.string().min(1).max(200) }), response: Product },
  "product.related": { params: z.object({ id: Id }), response: z.object({ items: z.array(ProductCard) }) },
  "product.reviews": {
    params: z.object({ id: Id }),
    query: z.object({
      ...pageQuery(),
      rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
    }),
    response: z.object({
      items: z.array(Review),
      pagination: Page,
      average: z.number(),
      count: z.int(),
      /** Always five entries, from 5 stars down to 1. */
      histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
    }),
  },
  "content.page": {
    params: z.object({ kind: z.string().min(1).max(40), slug: z.string().min(1).max(120) }),
    response: ContentPage,
  },
} satisfies Record<string, OperationSchema>;
