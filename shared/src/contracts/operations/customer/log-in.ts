import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Account } from "../entities/account.ts";
import { password } from "../inputs.ts";

export const logIn = defineOperation({
  method: "POST",
  path: "/v2/user/consumer/login",
  access: "guest",
  tag: "session",
  summary: "Signs in with an e-mail address or a phone number; merges the guest's cart into the customer's.",
  refusals: [401, 429],
  body: z.object({ account: z.string().trim().min(1, "Hãy nhập e-mail hoặc số điện thoại.").max(254), password }),
  response: Account,
});
