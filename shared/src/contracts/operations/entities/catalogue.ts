import { z } from "zod";
import { Dong, Id, Image, NamedLink, ProductType, Timestamp } from "./values.ts";

/** A colour as shoppers read it, with its sRGB hex. */
export const Swatch = z.object({ name: z.string(), hex: z.string() });
export type Swatch = z.infer<typeof Swatch>;

export const CollectionType = z.enum(["trending_sale", "new_arrival_sale"]);
export type CollectionType = z.infer<typeof CollectionType>;

export const ProductSort = z.enum(["newest", "top_seller", "price_asc", "price_desc"]);
export type ProductSort = z.infer<typeof ProductSort>;

/** A picture of a product. `color`: the name of the colour it shows; without it, the picture is for every colour. */
export const ProductImage = Image.extend({ color: z.string().optional() });
export type ProductImage = z.infer<typeof ProductImage>;

export const ProductCard = z.object({
  id: Id,
  link: z.string(),
  name: z.string(),
  brand: z.string(),
  images: z.array(ProductImage),
  types: z.array(ProductType),
  originalPrice: Dong,
  salePrice: Dong,
  originalRentalPrice: Dong,
  rentalPrice: Dong,
  depositPrice: Dong,
  rating: z.object({ average: z.number(), count: z.int() }),
  collectionType: CollectionType.optional(),
  isNew: z.boolean(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  /** The colours with their CSS colour values. */
  swatches: z.array(Swatch),
  /** The product's own member price of one rental; absent for none. */
  membershipRentalPrice: Dong.optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** `color`: the piece's colour that the list is about, whose pictures come first; absent without one. */
export const FoundCard = ProductCard.extend({ color: z.string().optional() });
export type FoundCard = z.infer<typeof FoundCard>;

/** `rentUnits`: units in rental service; `saleUnits`: units not sold yet. */
export const Variant = z.object({
  id: Id,
  size: z.string(),
  color: z.string(),
  rentUnits: z.int(),
  saleUnits: z.int(),
});
export type Variant = z.infer<typeof Variant>;

export const Promotion = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

/** Body measurements in centimetres. */
export const SizeChartRow = z.object({ size: z.string(), bust: z.number(), waist: z.number(), hip: z.number() });
export type SizeChartRow = z.infer<typeof SizeChartRow>;

export const Product = ProductCard.extend({
  description: z.string(),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  variants: z.array(Variant),
  categories: z.array(NamedLink),
  promotions: z.array(Promotion),
  sizeChart: z.array(SizeChartRow),
  /** The product's own member price of one rental; 0 for none. */
  membershipRentalPrice: Dong,
});
export type Product = z.infer<typeof Product>;

export const DisplayKind = z.enum(["hot", "big", "small", "icon1", "icon2"]);
export type DisplayKind = z.infer<typeof DisplayKind>;

export interface MenuItem {
  id: string;
  parentId: string | null;
  name: string;
  link: string;
  /** Media path without size, or null. */
  logoUrl: string | null;
  displays: DisplayKind[];
  children: MenuItem[];
}
export const MenuItem: z.ZodType<MenuItem> = z.object({
  id: Id,
  parentId: Id.nullable(),
  name: z.string(),
  link: z.string(),
  logoUrl: z.string().nullable(),
  displays: z.array(DisplayKind),
  children: z.array(z.lazy(() => MenuItem)),
});

/** `value` is the parameter under the facet's `urlKey`; colours have `hex`. */
export const FacetOption = z.object({
  label: z.string(),
  value: z.string(),
  count: z.int(),
  hex: z.string().optional(),
});
export type FacetOption = z.infer<typeof FacetOption>;

/**
 * A filter beside a list. `urlKey` is its key in the address; the same key may be repeated to choose several options.
 */
export const OptionFacet = z.object({
  type: z.literal("OPTION_LIST"),
  kind: z.enum(["cat", "attr", "prod"]),
  urlKey: z.enum(["cat", "attr", "type", "collection"]),
  field: z.string(),
  title: z.string(),
  options: z.array(FacetOption),
});
export type OptionFacet = z.infer<typeof OptionFacet>;

/** The clearance price filter; the address holds `sale-prices=min-max`. `min` and `max` span what is on sale. */
export const PriceFacet = z.object({
  type: z.literal("PRICE_TYPE_SALE"),
  kind: z.literal("prod"),
  urlKey: z.literal("sale-prices"),
  field: z.literal("salePrice"),
  title: z.string(),
  min: Dong,
  max: Dong,
});
export type PriceFacet = z.infer<typeof PriceFacet>;

export const Facet = z.discriminatedUnion("type", [OptionFacet, PriceFacet]);
export type Facet = z.infer<typeof Facet>;

export const Category = z.object({
  id: Id,
  link: z.string(),
  name: z.string(),
  description: z.string(),
  image: Image.nullable(),
  /** From the root down to this category itself. */
  breadcrumbs: z.array(NamedLink),
  children: z.array(NamedLink),
  facets: z.array(Facet),
  productCount: z.int(),
});
export type Category = z.infer<typeof Category>;

/** How a piece fitted its reviewer. */
export const ReviewFit = z.enum(["tight", "true", "loose"]);
export type ReviewFit = z.infer<typeof ReviewFit>;

export const ReviewSort = z.enum(["newest", "rating_desc", "rating_asc"]);
export type ReviewSort = z.infer<typeof ReviewSort>;

/** A review by a customer who wore it. Height in cm, weight in kg. */
export const Review = z.object({
  id: Id,
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  author: z.string(),
  height: z.int().nullable(),
  weight: z.int().nullable(),
  sizeWorn: z.string().nullable(),
  fit: ReviewFit.nullable().optional(),
  images: z.array(Image),
  createdAt: Timestamp,
});
export type Review = z.infer<typeof Review>;

export const Banner = z.object({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  /** A wide picture, 16:9. */
  image: Image,
  /** The picture for phones, 4:5. */
  portrait: Image.optional(),
  link: z.string(),
  position: z.enum(["home-hero", "home-strip", "category-top"]),
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
});
export type Banner = z.infer<typeof Banner>;

/** A content page; `html` is rendered from Markdown and sanitised by the server. */
export const ContentPage = z.object({
  kind: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Wide (16:9), above the text. */
  picture: Image.optional(),
  html: z.string(),
  updatedAt: Timestamp,
});
export type ContentPage = z.infer<typeof ContentPage>;

/** A page with an address. `page`: the kind of a text page, as in its address; null for other pages. */
export const SitemapEntry = z.object({
  type: z.enum(["category", "page", "product"]),
  link: z.string(),
  page: z.string().nullable(),
  updatedAt: Timestamp.nullable(),
});
export type SitemapEntry = z.infer<typeof SitemapEntry>;
