import type { AddressType, SaleType } from "@thuot-tha/shared/contracts/operations/entities";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { day, generatedId, moment } from "./columns.ts";

export const cities = pgTable("cities", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  mergedName: text("merged_name"),
});

export const districts = pgTable("districts", {
  id: text("id").primaryKey(),
  cityId: text("city_id").notNull(),
  name: text("name").notNull(),
});

export const wards = pgTable("wards", {
  id: text("id").primaryKey(),
  districtId: text("district_id").notNull(),
  name: text("name").notNull(),
  mergedName: text("merged_name"),
});

export const addresses = pgTable("addresses", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  type: text("type").$type<AddressType>().notNull(),
  receiverName: text("receiver_name").notNull(),
  phone: text("phone").notNull(),
  cityId: text("city_id").notNull(),
  districtId: text("district_id").notNull(),
  wardId: text("ward_id"),
  street: text("street").notNull(),
  isDefault: boolean("is_default").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const carts = pgTable("carts", {
  id: generatedId(),
  customerId: text("customer_id"),
  guestHash: text("guest_hash"),
  touchedAt: moment("touched_at").notNull(),
});

export const cartItems = pgTable("cart_items", {
  id: generatedId(),
  cartId: text("cart_id").notNull(),
  variantId: text("variant_id").notNull(),
  type: text("type").$type<SaleType>().notNull(),
  quantities: integer("quantities").notNull(),
  dateFrom: day("date_from"),
  dateTo: day("date_to"),
  waiting: boolean("waiting").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});

/** Requests that have added pieces, by the caller's key. */
export const cartAdds = pgTable("cart_adds", {
  cartId: text("cart_id").notNull(),
  key: text("key").notNull(),
  itemId: text("item_id").notNull(),
  requestHash: text("request_hash"),
  at: moment("at").notNull(),
});
