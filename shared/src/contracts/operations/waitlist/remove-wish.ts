import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Nothing } from "../outputs.ts";

export const removeWish = defineOperation({
  method: "DELETE",
  path: "/v2/waiting-list/:id",
  access: "customer",
  tag: "waiting-list",
  summary: "Removes an entry from the waiting list.",
  params: z.object({ id: Id }),
  response: Nothing,
});
