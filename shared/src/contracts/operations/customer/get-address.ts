import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Address } from "../entities/account.ts";
import { Id } from "../entities/values.ts";

export const getAddress = defineOperation({
  method: "GET",
  path: "/v2/customer/address/:id",
  access: "customer",
  tag: "address",
  summary: "One address.",
  params: z.object({ id: Id }),
  response: Address,
});
