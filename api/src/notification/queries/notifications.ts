import type { Notification, NotificationKind } from "@thuot-tha/shared/contracts/operations/entities";
import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { notifications } from "../../db/schema/notifications.ts";

export interface NewNotification {
  customerId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** A path of the shop, or null. */
  link: string | null;
}

/** A notification with its sequence number. */
export interface Placed {
  place: number;
  notification: Notification;
}

type Row = typeof notifications.$inferSelect;

const toPlaced = ({ place, customerId: _customer, createdAt, readAt, ...rest }: Row): Placed => ({
  place,
  notification: { ...rest, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null },
});

export async function insertNotification(db: Db, values: NewNotification, createdAt: Date): Promise<string> {
  const [made] = await db
    .insert(notifications)
    .values({ ...values, createdAt })
    .returning({ id: notifications.id });
  return made!.id;
}

const unreadOf = (customerId: string) => and(eq(notifications.customerId, customerId), isNull(notifications.readAt));

/** Newest first. */
export async function listNotifications(
  db: Db,
  customerId: string,
  { onlyUnread, page, limit }: { onlyUnread: boolean; page: number; limit: number },
): Promise<{ items: Notification[]; total: number }> {
  const where = onlyUnread ? unreadOf(customerId) : eq(notifications.customerId, customerId);
  const found = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.place))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(notifications).where(where);
  return { items: found.map((row) => toPlaced(row).notification), total: counted?.total ?? 0 };
}

export async function countUnread(db: Db, customerId: string): Promise<number> {
  const [counted] = await db.select({ unread: count() }).from(notifications).where(unreadOf(customerId));
  return counted?.unread ?? 0;
}

export async function findNotification(db: Db, customerId: string, id: string): Promise<Placed | null> {
  const [found] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.customerId, customerId)));
  return found ? toPlaced(found) : null;
}

/** The newest notifications after a sequence number, oldest first. */
export async function listNotificationsAfter(
  db: Db,
  customerId: string,
  place: number,
  limit: number,
): Promise<Placed[]> {
  const found = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), gt(notifications.place, place)))
    .orderBy(desc(notifications.place))
    .limit(limit);
  return found.reverse().map(toPlaced);
}

/** Idempotent. @returns false for an unknown notification or another customer's */
export async function readNotification(db: Db, customerId: string, id: string, now: Date): Promise<boolean> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.id, id), unreadOf(customerId)));
  return (await findNotification(db, customerId, id)) !== null;
}

export async function readAllNotifications(db: Db, customerId: string, now: Date) {
  await db.update(notifications).set({ readAt: now }).where(unreadOf(customerId));
}
