import { z } from "zod";
import type { NotificationStreamEvent } from "../../notification-stream.ts";
import { Id, Timestamp } from "./values.ts";

export const NotificationKind = z.enum(["ORDER", "PAYMENT", "WALLET", "MEMBERSHIP", "ACCOUNT", "SHOP"]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** A message to one customer. `link` is a path of the shop. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  createdAt: Timestamp,
  readAt: Timestamp.nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The data of the events of `notificationStreamPath`, by name. */
export const NotificationStream = {
  notification: z.object({ notification: Notification, unread: z.int() }),
  unread: z.object({ unread: z.int() }),
  "session-ended": z.object({}),
  "membership-changed": z.object({}),
  payment: z.object({ paymentId: Id, orderId: Id.nullable(), status: z.string() }),
} as const satisfies Record<NotificationStreamEvent, z.ZodType>;
