import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Dong, Id } from "../entities/values.ts";

export const listGiftCards = defineOperation({
  method: "GET",
  path: "/v2/gift-card/list",
  access: "public",
  tag: "membership",
  summary: "All gift cards: a membership package, given to someone else.",
  response: z.object({ items: z.array(z.object({ id: Id, name: z.string(), price: Dong })) }),
});
