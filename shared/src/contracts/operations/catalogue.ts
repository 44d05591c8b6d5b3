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
  SitemapEntry,
} from "./entities/catalogue.ts";
import { Day, Id, NamedLink, Page, ProductType } from "./entities/values.ts";
import { chosenQuery, line, manyQuery, pageQuery, priceRangeQuery, uploadRequest, uploadTicket } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

export const ProductSort = z.enum(["newest", "top_seller", "price_asc", "price_desc"]);
export type ProductSort = z.infer<typeof ProductSort>;

/**
 * Filters of a product list. Options of one facet widen it, facets narrow each other. `attr` values are a facet
 * option's `value` ("chat-lieu:lua"). `date-from` and `date-to` go together: wear dates on which a rental must be free.
 */
const ProductListQuery = z
  .object({
    cat: chosenQuery,
    attr: chosenQuery,
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
  "product.suggest": {
    query: z.object({ q: z.string().trim().min(1, "Hãy nhập từ cần tìm.").max(100, "Tối đa 100 ký tự.") }),
    /** At most 8 of each; `queries` are whole searches to offer. */
    response: z.object({
      products: z.array(ProductCard),
      categories: z.array(NamedLink),
      queries: z.array(z.string()),
    }),
  },
  /** Cards of known products, in the order asked for; unknown ids are left out. */
  "product.cards": {
    query: z.object({ ids: manyQuery.refine((ids) => ids.length <= 48, "Nhiều nhất 48 món mỗi lần.") }),
    response: z.object({ items: z.array(ProductCard) }),
  },
  "product.get": { params: z.object({ productLink: z.string().min(1).max(200) }), response: Product },
  "product.related": { params: z.object({ id: Id }), response: z.object({ items: z.array(ProductCard) }) },
  "product.reviews": {
    params: z.object({ id: Id }),
    query: z.object({
      ...pageQuery(),
      rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
      /** A body like this one: within 5 cm and 5 kg of what the reviewer told. */
      height: z.coerce.number<string | number>().int().min(80).max(250).optional(),
      weight: z.coerce.number<string | number>().int().min(20).max(250).optional(),
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
  "review.create": {
    params: z.object({ id: Id }),
    body: z.object({
      rating: z.int().min(1, "Hãy chọn từ 1 đến 5 sao.").max(5, "Hãy chọn từ 1 đến 5 sao."),
      title: line(2, 120, "Hãy đặt một tiêu đề ngắn."),
      content: z.string().trim().min(10, "Hãy viết ít nhất 10 ký tự.").max(3000, "Tối đa 3000 ký tự."),
      height: z.int().min(80, "Chiều cao từ 80 cm.").max(250, "Chiều cao đến 250 cm.").nullable().optional(),
      weight: z.int().min(20, "Cân nặng từ 20 kg.").max(250, "Cân nặng đến 250 kg.").nullable().optional(),
      sizeWorn: z.string().trim().max(20).nullable().optional(),
      /** Paths of uploads of one's own. */
      images: z.array(z.string().max(200)).max(4, "Nhiều nhất 4 ảnh.").optional(),
    }),
    response: Review,
  },
  /** Whether this customer may review the piece: once, after receiving it. `reason` is Vietnamese. */
  "review.mine": {
    params: z.object({ id: Id }),
    response: z.object({
      allowed: z.boolean(),
      reason: z.string().nullable(),
      review: Review.nullable(),
      sizesWorn: z.array(z.string()),
    }),
  },
  "review.image-upload": { body: uploadRequest, response: uploadTicket },
  "content.page": {
    params: z.object({ kind: z.string().min(1).max(40), slug: z.string().min(1).max(120) }),
    response: ContentPage,
  },
  /** Everything that stands at an address of its own, for search engines: categories, pages of words, then products. */
  "sitemap.list": {
    query: z.object(pageQuery(5000, 5000)),
    response: z.object({ items: z.array(SitemapEntry), pagination: Page }),
  },
} satisfies Record<string, OperationSchema>;
