import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { generatedId, moment } from "./columns.ts";

export const letters = pgTable("letters", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  kind: text("kind").notNull(),
  data: jsonb("data").notNull(),
  createdAt: moment("created_at").notNull(),
  uselessAt: moment("useless_at"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: moment("next_try_at"),
  sentAt: moment("sent_at"),
  problem: text("problem"),
});
