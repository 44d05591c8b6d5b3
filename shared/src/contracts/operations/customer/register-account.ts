import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Account } from "../entities/account.ts";
import { email, fullName, newPassword, phone } from "../inputs.ts";

export const registerAccount = defineOperation({
  method: "POST",
  path: "/v2/user/consumer/register",
  access: "guest",
  status: 201,
  tag: "session",
  summary: "Registers an account and signs in; merges the guest's cart into the customer's.",
  refusals: [429],
  body: z.object({ fullName, email, phone, password: newPassword }),
  response: Account,
});
