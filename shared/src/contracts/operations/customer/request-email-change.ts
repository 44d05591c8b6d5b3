import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { email, password } from "../inputs.ts";
import { Nothing } from "../outputs.ts";

/** Until the link is followed, the customer keeps their e-mail. */
export const requestEmailChange = defineOperation({
  method: "POST",
  path: "/v2/user/consumer/email",
  access: "customer",
  tag: "profile",
  summary: "Sends a link to a new e-mail, which replaces the customer's once the link is followed.",
  refusals: [429],
  body: z.object({ email, currentPassword: password }),
  response: Nothing,
});
