import type { CollectionType, DisplayKind, ReviewFit, SaleType } from "@thuot-tha/shared/contracts/operations/entities";
import { boolean, integer, jsonb, numeric, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { generatedId, moment } from "./columns.ts";

export const colors = pgTable("colors", {
  name: text("name").primaryKey(),
  hex: text("hex").notNull(),
  position: integer("position").notNull(),
});

export const attributes = pgTable("attributes", {
  key: text("key").primaryKey(),
  label: text("label").notNull(),
  position: integer("position").notNull(),
});

export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  link: text("link").notNull(),
  parentId: text("parent_id"),
  name: text("name").notNull(),
  description: text("description").notNull(),
  imagePath: text("image_path"),
  position: integer("position").notNull(),
});

export const categoryDisplays = pgTable("category_displays", {
  categoryId: text("category_id").notNull(),
  kind: text("kind").$type<DisplayKind>().notNull(),
});

export const products = pgTable("products", {
  id: text("id").primaryKey(),
  link: text("link").notNull(),
  name: text("name").notNull(),
  brand: text("brand").notNull(),
  description: text("description").notNull(),
  keywords: text("keywords").notNull(),
  forRent: boolean("for_rent").notNull(),
  forSale: boolean("for_sale").notNull(),
  originalPrice: integer("original_price").notNull(),
  salePrice: integer("sale_price").notNull(),
  originalRentalPrice: integer("original_rental_price").notNull(),
  rentalPrice: integer("rental_price").notNull(),
  depositPrice: integer("deposit_price").notNull(),
  membershipRentalPrice: integer("membership_rental_price").notNull(),
  sizeChartId: text("size_chart_id"),
  collectionType: text("collection_type").$type<CollectionType>(),
  isNew: boolean("is_new").notNull(),
  takenCount: integer("taken_count").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

export const productMemberPrices = pgTable("product_member_prices", {
  packageId: text("package_id").notNull(),
  productId: text("product_id").notNull(),
  rentalPrice: integer("rental_price").notNull(),
});

export const productImages = pgTable("product_images", {
  productId: text("product_id").notNull(),
  position: smallint("position").notNull(),
  path: text("path").notNull(),
  alt: text("alt").notNull(),
  color: text("color"),
});

export const productCategories = pgTable("product_categories", {
  productId: text("product_id").notNull(),
  categoryId: text("category_id").notNull(),
  position: smallint("position").notNull(),
});

export const productAttributes = pgTable("product_attributes", {
  productId: text("product_id").notNull(),
  key: text("key").notNull(),
  slug: text("slug").notNull(),
  label: text("label").notNull(),
  value: text("value").notNull(),
  hex: text("hex"),
  position: smallint("position").notNull(),
});

const centimetres = (name: string) => numeric(name, { precision: 5, scale: 1, mode: "number" });

export const sizeCharts = pgTable("size_charts", {
  id: text("id").notNull(),
  position: smallint("position").notNull(),
  size: text("size").notNull(),
  bust: centimetres("bust").notNull(),
  waist: centimetres("waist").notNull(),
  hip: centimetres("hip").notNull(),
});

export const promotions = pgTable("promotions", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  appliesTo: text("applies_to", { enum: ["rent", "sale", "all"] }).notNull(),
  position: integer("position").notNull(),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
});

export const variants = pgTable("variants", {
  id: text("id").primaryKey(),
  productId: text("product_id").notNull(),
  size: text("size").notNull(),
  color: text("color").notNull(),
  position: smallint("position").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

export const units = pgTable("units", {
  id: text("id").primaryKey(),
  variantId: text("variant_id").notNull(),
  type: text("type").$type<SaleType>().notNull(),
  retiredAt: moment("retired_at"),
  retiredWhy: text("retired_why", { enum: ["removed"] }),
});

export const reviews = pgTable("reviews", {
  id: generatedId(),
  productId: text("product_id").notNull(),
  customerId: text("customer_id"),
  author: text("author").notNull(),
  rating: smallint("rating").notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  height: smallint("height"),
  weight: smallint("weight"),
  sizeWorn: text("size_worn"),
  fit: text("fit").$type<ReviewFit>(),
  images: jsonb("images").$type<{ path: string; alt: string }[]>().notNull().default([]),
  createdAt: moment("created_at").notNull(),
});
