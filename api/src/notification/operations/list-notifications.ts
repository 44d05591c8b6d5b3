import { listNotifications as operation } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { handle } from "../../http/handle.ts";
import { countUnread, listNotifications } from "../queries/notifications.ts";

export const listNotificationsHandler = handle(operation, async ({ query, context, customer }) => {
  const { "pagination.page": page, "pagination.limit": limit } = query;
  const { customerId } = customer;
  const onlyUnread = query.only === "unread";
  const { items, total } = await listNotifications(context.db, customerId, { onlyUnread, page, limit });
  return { items, pagination: { page, limit, total }, unread: await countUnread(context.db, customerId) };
});
