import type { NotificationStreamEvent } from "@thuot-tha/shared/contracts/notification-stream";
import type { NotificationStream } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../db/client.ts";
import { insertNotification, type NewNotification } from "./queries/notifications.ts";

/** Channel on which processes announce customers' events. */
export const signalChannel = "customer_signals";

/** Events that carry their own data; a notification is announced by its id, because it may be long. */
type Announced = Exclude<NotificationStreamEvent, "notification">;

/** The payload between processes. PostgreSQL limits it to less than 8000 bytes, so data must be small. */
export interface Signal {
  customerId: string;
  event: NotificationStreamEvent;
  data: object;
}

const send = (tx: Db, signal: Signal): Promise<unknown> =>
  tx.execute(sql`SELECT pg_notify(${signalChannel}, ${JSON.stringify(signal)})`);

/** Announces an event to a customer's open pages in any process. Runs within a transaction and is sent on commit. */
export async function announce<E extends Announced>(
  tx: Db,
  customerId: string,
  event: E,
  data: z.input<(typeof NotificationStream)[E]>,
): Promise<void> {
  await send(tx, { customerId, event, data });
}

/** A message to a customer in Vietnamese; `link` is a path of the shop. */
export type Message = Omit<NewNotification, "customerId">;

/**
 * Inserts a notification in Vietnamese and announces it to the customer's open pages. Runs in the caller's transaction.
 * @returns its id
 */
export async function notify(tx: Db, message: NewNotification, now: Date): Promise<string> {
  const id = await insertNotification(tx, message, now);
  await send(tx, { customerId: message.customerId, event: "notification", data: { id } });
  return id;
}
