import type { NotificationStream, NotificationStreamEvent } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../db/client.ts";
import { insertNotification, type NewNotification } from "./queries/notifications.ts";

/** Where processes tell each other what happened to a customer. */
export const signalChannel = "customer_signals";

/** Events that carry their own data; a notification is announced by its id, whatever its length. */
type Announced = Exclude<NotificationStreamEvent, "notification">;

/** What travels between processes. PostgreSQL takes less than 8000 bytes, so data stays small. */
export interface Signal {
  customerId: string;
  event: NotificationStreamEvent;
  data: object;
}

const send = (tx: Db, signal: Signal): Promise<unknown> =>
  tx.execute(sql`SELECT pg_notify(${signalChannel}, ${JSON.stringify(signal)})`);

/**
 * Tells a customer's open pages what happened, in whichever process they are connected. Within a transaction: nothing is
 * sent unless it commits.
 */
export async function announce<E extends Announced>(
  tx: Db,
  customerId: string,
  event: E,
  data: z.input<(typeof NotificationStream)[E]>,
): Promise<void> {
  await send(tx, { customerId, event, data });
}

/** What a customer is told, in Vietnamese; `link` is a path of the shop. */
export type Message = Omit<NewNotification, "customerId">;

/**
 * Writes a message to a customer, in Vietnamese, and shows it on their open pages. Part of the caller's transaction.
 * @returns its id
 */
export async function notify(tx: Db, message: NewNotification, now: Date): Promise<string> {
  const id = await insertNotification(tx, message, now);
  await send(tx, { customerId: message.customerId, event: "notification", data: { id } });
  return id;
}
