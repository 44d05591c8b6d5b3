import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { email } from "../inputs.ts";
import { Nothing } from "../outputs.ts";

export const requestPasswordReset = defineOperation({
  method: "POST",
  path: "/v2/user/forgot-password",
  access: "public",
  tag: "password",
  summary: "Sends a link to reset the password. The answer is the same whether or not the account exists.",
  refusals: [429],
  body: z.object({ email }),
  response: Nothing,
});
