import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What staff did by command. */
export const adminActions = pgTable("admin_actions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment("at").notNull(),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  orderId: text("order_id"),
  unitId: text("unit_id"),
  why: text("why"),
  details: jsonb("details").$type<Record<string, unknown>>().notNull(),
});
