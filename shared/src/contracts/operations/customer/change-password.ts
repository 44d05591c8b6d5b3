import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { newPassword, password } from "../inputs.ts";
import { Nothing } from "../outputs.ts";

export const changePassword = defineOperation({
  method: "PUT",
  path: "/v2/user/consumer/password",
  access: "customer",
  tag: "password",
  summary: "Changes the password; ends all other sessions.",
  refusals: [429],
  body: z.object({ currentPassword: password, password: newPassword }),
  response: Nothing,
});
