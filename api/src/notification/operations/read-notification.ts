import { readNotification as operation } from "@thuot-tha/shared/contracts/operations/notification/read-notification";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { announce } from "../notify.ts";
import { countUnread, readNotification } from "../queries/notifications.ts";

/** Announces the change to the customer's other pages. */
export const readNotificationHandler = handle(operation, ({ params, context, customer }) =>
  context.db.transaction(async (tx) => {
    const { customerId } = customer;
    if (!(await readNotification(tx, customerId, params.id, context.now()))) {
      throw new NotFound("NOTIFICATION_NOT_FOUND", "Không tìm thấy thông báo này.");
    }
    const unread = await countUnread(tx, customerId);
    await announce(tx, customerId, "unread", { unread });
    return { unread };
  }),
);
