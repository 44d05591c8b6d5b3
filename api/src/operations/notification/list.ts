import { countUnread, listNotifications } from "../../db/queries/notifications.ts";
import { operation } from "../operation.ts";

export const notificationList = operation("notification.list", async ({ query, context, customer }) => {
  const { "pagination.page": page, "pagination.limit": limit } = query;
  const { customerId } = customer;
  const onlyUnread = query.only === "unread";
  const { items, total } = await listNotifications(context.db, customerId, { onlyUnread, page, limit });
  return { items, pagination: { page, limit, total }, unread: await countUnread(context.db, customerId) };
});
