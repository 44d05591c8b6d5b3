import type { Table } from "./sync.ts";

/** The tables that an import writes. Columns that count what customers do are not among them. */
export const tables = {
  products: {
    name: "products",
    keys: ["id"],
    compared: [
      ...["link", "name", "brand", "description", "for_rent", "for_sale", "original_price", "sale_price"],
      ...["original_rental_price", "rental_price", "deposit_price", "membership_rental_price", "size_chart_id"],
      ...["collection_type", "is_new", "created_at", "withdrawn_at"],
    ],
  },
  memberPrices: { name: "product_member_prices", keys: ["product_id", "package_id"], compared: ["rental_price"] },
  categoriesOf: { name: "product_categories", keys: ["product_id", "category_id"], compared: ["position"] },
  attributesOf: {
    name: "product_attributes",
    keys: ["product_id", "key", "slug"],
    compared: ["label", "value", "hex", "position"],
  },
  images: { name: "product_images", keys: ["product_id", "position"], compared: ["path", "alt", "color"] },
  variants: {
    name: "variants",
    keys: ["id"],
    compared: ["product_id", "size", "color", "position", "withdrawn_at"],
    // Otherwise the trigger that counts pieces would write every new variant again, in six indexes.
    inserted: ["rent_units"],
  },
  units: { name: "units", keys: ["id"], compared: ["variant_id", "type", "retired_at", "retired_why"] },
  colors: { name: "colors", keys: ["name"], compared: ["hex", "position"] },
  attributes: { name: "attributes", keys: ["key"], compared: ["label", "position"] },
  categories: {
    name: "categories",
    keys: ["id"],
    compared: ["link", "parent_id", "name", "description", "image_path", "position"],
    refersToItself: true,
  },
  displays: { name: "category_displays", keys: ["category_id", "kind"], compared: [] },
  sizeCharts: { name: "size_charts", keys: ["id", "position"], compared: ["size", "bust", "waist", "hip"] },
  banners: {
    name: "banners",
    keys: ["id"],
    compared: [
      ...["title", "subtitle", "image_path", "portrait_path", "link", "position", "rank", "starts_at", "ends_at"],
    ],
  },
  packages: {
    name: "membership_packages",
    keys: ["id"],
    compared: [
      ...["name", "type", "color", "price", "duration_days", "percent_discount", "extend_day", "perks", "position"],
    ],
  },
  promotions: {
    name: "promotions",
    keys: ["id"],
    compared: ["title", "description", "applies_to", "position", "starts_at", "ends_at"],
  },
  pages: {
    name: "pages",
    keys: ["kind", "slug"],
    compared: ["title", "body", "picture_path"],
    written: ["updated_at"],
  },
} as const satisfies Record<string, Table>;
