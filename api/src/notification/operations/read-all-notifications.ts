import { readAllNotifications as operation } from "@thuot-tha/shared/contracts/operations/notification/read-all-notifications";
import { handle } from "../../http/handle.ts";
import { announce } from "../notify.ts";
import { countUnread, readAllNotifications } from "../queries/notifications.ts";

export const readAllNotificationsHandler = handle(operation, ({ context, customer }) =>
  context.db.transaction(async (tx) => {
    const { customerId } = customer;
    await readAllNotifications(tx, customerId, context.now());
    const unread = await countUnread(tx, customerId);
    await announce(tx, customerId, "unread", { unread });
    return { unread };
  }),
);
