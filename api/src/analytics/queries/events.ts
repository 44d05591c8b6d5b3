import type { Db } from "../../db/client.ts";
import { analyticsEvents } from "../../db/schema/customers.ts";

export async function insertAnalyticsEvents(db: Db, events: readonly { name: string; payload: object }[], at: Date) {
  await db.insert(analyticsEvents).values(events.map((event) => ({ ...event, at })));
}
