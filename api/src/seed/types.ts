/**
 * What the seed is made of. `catalogue.ts` lists it, `drawings/` draws its pictures, and `seed.ts` writes both:
 * rows to the database, pictures to the media folder.
 */

/** đồng, a whole number. */
type Dong = number;

export interface SeedColor {
  /** Vietnamese name as shoppers read it, e.g. "Đỏ mận". */
  name: string;
  /** sRGB hex, e.g. "#7B2D43". */
  hex: string;
}

/** One of the eight families of pieces; each is a root category too. */
export type Family = "ao-dai" | "dam" | "vay" | "vest" | "ao-khoac" | "set" | "phu-kien" | "tui";

export interface SeedProduct {
  /** Address and stable key: kebab-case ASCII, unique, e.g. "dam-lua-sen-trang". */
  link: string;
  name: string;
  brand: string;
  family: Family;
  /** Two to four sentences of real Vietnamese prose: cut, fabric, occasion. */
  description: string;
  attributes: { key: string; label: string; value: string }[];
  /** In display order; the first is the one the pictures show first. */
  colors: SeedColor[];
  /** e.g. ["S", "M", "L"]; ["Free"] for one size. */
  sizes: string[];
  types: ("rent" | "sale")[];
  /** Per rental of one wear day; 0 when not for rent. */
  originalRentalPrice: Dong;
  rentalPrice: Dong;
  depositPrice: Dong;
  /** 0 when not for sale. */
  originalPrice: Dong;
  salePrice: Dong;
  /** Member price of one rental, or 0 for none of its own. */
  membershipRentalPrice: Dong;
  collectionType: "trending_sale" | "new_arrival_sale" | null;
  isNew: boolean;
  /** Links of every category it belongs to, its family first. */
  categories: string[];
  /** Number of views `drawProduct` returns for it, at least three. */
  views: number;
  /** What `drawProduct` draws from. */
  drawing: ProductDrawing;
}

/** Everything a garment drawing needs; the same value always draws the same picture. */
export interface ProductDrawing {
  family: Family;
  /** Variant of the family's silhouette, e.g. "co-thuyen", "duoi-ca", "suong". */
  silhouette: string;
  fabric: string;
  pattern: string;
  color: string;
  accent: string;
  background: string;
  seed: number;
}

/** How a category shows itself: in the big or small tiles, among the hot ones, or as an occasion (icon1) or style (icon2). */
export type DisplayKind = "hot" | "big" | "small" | "icon1" | "icon2";

export interface SeedCategory {
  link: string;
  name: string;
  parent: string | null;
  description: string;
  displays: DisplayKind[];
}

export interface SeedBanner {
  id: string;
  title: string;
  subtitle: string;
  /** A path of the shop, e.g. "/dam". */
  link: string;
  position: "home-hero" | "home-strip" | "category-top";
  drawing: { palette: [string, string, string]; garments: ProductDrawing[]; seed: number };
}

export interface SeedMembershipPackage {
  id: string;
  name: string;
  type: string;
  color: string;
  price: Dong;
  durationDays: number;
  percentDiscount: number;
  extendDay: number;
  perks: string[];
}

export interface SeedPage {
  /** "about", "customer-care", "info", "seft" or "about-us". */
  kind: string;
  slug: string;
  title: string;
  /** Markdown. */
  body: string;
}

export interface SeedPicture {
  /** Media path without size, e.g. "products/dam-lua-sen-trang-1.svg". */
  path: string;
  svg: string;
}
