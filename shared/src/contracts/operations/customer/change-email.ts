import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Account } from "../entities/account.ts";

/** By the signed-in owner of the account, so the reader of the letter and the customer are one. */
export const changeEmail = defineOperation({
  method: "PUT",
  path: "/v2/user/consumer/email",
  access: "customer",
  tag: "profile",
  summary: "Replaces the customer's e-mail with the one that the token of a link was sent to.",
  body: z.object({ token: z.string().min(1).max(200) }),
  response: Account,
});
