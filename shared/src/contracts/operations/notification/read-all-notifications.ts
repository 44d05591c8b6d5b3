import { defineOperation } from "../define-operation.ts";
import { Unread } from "../outputs.ts";

export const readAllNotifications = defineOperation({
  method: "PUT",
  path: "/v2/notification/read-all",
  access: "customer",
  tag: "notification",
  summary: "Marks all messages as read.",
  response: Unread,
});
