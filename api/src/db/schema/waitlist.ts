import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { day, generatedId, moment } from "./columns.ts";

export const waitingWishes = pgTable("waiting_wishes", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  variantId: text("variant_id").notNull(),
  dateFrom: day("date_from"),
  dateTo: day("date_to"),
  expiresOn: day("expires_on").notNull(),
  createdAt: moment("created_at").notNull(),
  notifiedAt: moment("told_at"),
  place: bigint("place", { mode: "number" }).generatedAlwaysAsIdentity(),
});
