import { bigint, boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, sum } from "./columns.ts";

export const sandboxSecret = pgTable("sandbox_secret", {
  one: boolean("one").primaryKey().default(true),
  secret: text("secret").notNull(),
});

export const sandboxPayments = pgTable("sandbox_payments", {
  transaction: bigint("transaction", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  gateway: text("gateway", { enum: ["momo", "zalopay", "vnpay"] }).notNull(),
  reference: text("reference").notNull(),
  request: jsonb("request").$type<Record<string, string>>().notNull(),
  status: text("status", { enum: ["OPEN", "PAID", "DECLINED", "CANCELLED"] })
    .notNull()
    .default("OPEN"),
  refunded: sum("refunded").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
