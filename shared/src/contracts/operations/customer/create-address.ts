import { defineOperation } from "../define-operation.ts";
import { Address } from "../entities/account.ts";
import { addressBody } from "../inputs.ts";

export const createAddress = defineOperation({
  method: "POST",
  path: "/v2/customer/address",
  access: "customer",
  status: 201,
  tag: "address",
  summary: "Adds an address.",
  body: addressBody,
  response: Address,
});
