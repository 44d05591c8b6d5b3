import type { Db } from "../client.ts";
import { analyticsEvents } from "../schema/customers.ts";

export async function insertAnalyticsEvents(db: Db, events: readonly { name: string; payload: object }[], at: Date) {
  await db.insert(analyticsEvents).values(events.map((event) => ({ ...event, at })));
}
