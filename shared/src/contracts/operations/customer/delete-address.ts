import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Nothing } from "../outputs.ts";

export const deleteAddress = defineOperation({
  method: "DELETE",
  path: "/v2/customer/address/:id",
  access: "customer",
  tag: "address",
  summary: "Removes an address.",
  params: z.object({ id: Id }),
  response: Nothing,
});
