import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Account } from "../entities/account.ts";

/** By the signed-in owner of the account, so the reader of the letter and the customer are one. */
export const confirmEmail = defineOperation({
  method: "PUT",
  path: "/v2/user/consumer/email/confirmation",
  access: "customer",
  tag: "profile",
  summary: "Confirms the customer's e-mail with the token of a link.",
  body: z.object({ token: z.string().min(1).max(200) }),
  response: Account,
});
