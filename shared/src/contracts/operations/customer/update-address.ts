import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Address } from "../entities/account.ts";
import { Id } from "../entities/values.ts";
import { addressBody } from "../inputs.ts";

export const updateAddress = defineOperation({
  method: "PUT",
  path: "/v2/customer/address/:id",
  access: "customer",
  tag: "address",
  summary: "Changes an address.",
  params: z.object({ id: Id }),
  body: addressBody,
  response: Address,
});
