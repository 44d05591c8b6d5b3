import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { WaitingWish } from "../entities/waitlist.ts";

export const listWishes = defineOperation({
  method: "GET",
  path: "/v2/waiting-list",
  access: "customer",
  tag: "waiting-list",
  summary: "The customer's waiting list, newest first, without entries whose days have passed.",
  response: z.object({ items: z.array(WaitingWish) }),
});
