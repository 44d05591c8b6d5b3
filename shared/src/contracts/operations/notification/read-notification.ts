import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Unread } from "../outputs.ts";

export const readNotification = defineOperation({
  method: "PUT",
  path: "/v2/notification/:id/read",
  access: "customer",
  tag: "notification",
  summary: "Marks a message as read.",
  params: z.object({ id: Id }),
  response: Unread,
});
