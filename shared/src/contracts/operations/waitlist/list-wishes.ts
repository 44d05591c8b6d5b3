import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { WaitingWish } from "../entities/waitlist.ts";

export const listWishes = defineOperation({
  method: "GET",
  path: "/v2/waiting-list",
  access: "customer",
  tag: "waiting-list",
  summary: "What the customer waits for, newest first; wishes whose days have passed are left out.",
  response: z.object({ items: z.array(WaitingWish) }),
});
