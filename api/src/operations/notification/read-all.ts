import { countUnread, readAllNotifications } from "../../db/queries/notifications.ts";
import { announce } from "../../services/notify.ts";
import { operation } from "../operation.ts";

export const notificationReadAll = operation("notification.read-all", ({ context, customer }) =>
  context.db.transaction(async (tx) => {
    const { customerId } = customer;
    await readAllNotifications(tx, customerId, context.now());
    const unread = await countUnread(tx, customerId);
    await announce(tx, customerId, "unread", { unread });
    return { unread };
  }),
);
