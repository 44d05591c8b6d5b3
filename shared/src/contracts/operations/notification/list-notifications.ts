import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Notification } from "../entities/notification.ts";
import { Page } from "../entities/values.ts";
import { pageQuery } from "../inputs.ts";

export const listNotifications = defineOperation({
  method: "GET",
  path: "/v2/notification/list",
  access: "customer",
  tag: "notification",
  summary: "Messages to the customer, newest first.",
  query: z.object({ only: z.enum(["unread"]).optional(), ...pageQuery() }),
  response: z.object({ items: z.array(Notification), pagination: Page, unread: z.int() }),
});
