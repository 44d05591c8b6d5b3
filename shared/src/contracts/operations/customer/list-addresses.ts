import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Address } from "../entities/account.ts";

export const listAddresses = defineOperation({
  method: "GET",
  path: "/v2/customer/address",
  access: "customer",
  tag: "address",
  summary: "The customer's address book, the default address first.",
  response: z.object({ addresses: z.array(Address), total: z.int() }),
});
