import { addDays, type Day } from "@thuot-tha/shared/domain";
import { and, desc, eq, gte, lt } from "drizzle-orm";
import { startOfDay } from "../../days.ts";
import type { Db } from "../../db/client.ts";
import { adminActions } from "../../db/schema/admin.ts";

export type ActionRow = typeof adminActions.$inferSelect;

export async function insertAction(db: Db, values: Omit<ActionRow, "id">): Promise<void> {
  await db.insert(adminActions).values(values);
}

export interface ActionFilter {
  orderId?: string | undefined;
  unitId?: string | undefined;
  actor?: string | undefined;
  /** A Vietnamese day. */
  day?: Day | undefined;
}

/** Newest first. */
export const listActions = (db: Db, { orderId, unitId, actor, day }: ActionFilter, limit: number) =>
  db
    .select()
    .from(adminActions)
    .where(
      and(
        orderId ? eq(adminActions.orderId, orderId) : undefined,
        unitId ? eq(adminActions.unitId, unitId) : undefined,
        actor ? eq(adminActions.actor, actor) : undefined,
        day ? and(gte(adminActions.at, startOfDay(day)), lt(adminActions.at, startOfDay(addDays(day, 1)))) : undefined,
      ),
    )
    .orderBy(desc(adminActions.id))
    .limit(limit);
