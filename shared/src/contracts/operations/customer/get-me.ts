import { defineOperation } from "../define-operation.ts";
import { Account } from "../entities/account.ts";

export const getMe = defineOperation({
  method: "GET",
  path: "/v2/user/consumer/me",
  access: "customer",
  tag: "session",
  summary: "The signed-in customer.",
  response: Account,
});
