import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { newPassword } from "../inputs.ts";
import { Nothing } from "../outputs.ts";

export const resetPassword = defineOperation({
  method: "POST",
  path: "/v2/user/change-forgot-password",
  access: "public",
  tag: "password",
  summary: "Sets a new password with the token of a link; ends all sessions.",
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  response: Nothing,
});
