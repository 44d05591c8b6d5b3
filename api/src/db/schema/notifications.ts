import type { NotificationKind } from "@thuot-tha/shared/contracts/operations/entities";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { generatedId, moment } from "./columns.ts";

export const notifications = pgTable("notifications", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  kind: text("kind").$type<NotificationKind>().notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  link: text("link"),
  createdAt: moment("created_at").notNull(),
  readAt: moment("read_at"),
  place: bigint("place", { mode: "number" }).generatedAlwaysAsIdentity(),
});
