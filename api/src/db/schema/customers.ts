import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const favourites = pgTable("favourites", {
  customerId: text("customer_id").notNull(),
  productId: text("product_id").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const uploads = pgTable("uploads", {
  path: text("path").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  customerId: text("customer_id").notNull(),
  purpose: text("purpose", { enum: ["avatar", "review", "problem"] }).notNull(),
  expiresAt: moment("expires_at").notNull(),
  claimedAt: moment("claimed_at"),
  storedAt: moment("stored_at"),
  usedAt: moment("used_at"),
  createdAt: moment("created_at").notNull(),
});

export const analyticsEvents = pgTable("analytics_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  payload: jsonb("payload").notNull(),
  at: moment("at").notNull(),
});
