import { defineOperation } from "../define-operation.ts";
import { Nothing } from "../outputs.ts";

/** Sends no letter where the e-mail is confirmed already. */
export const sendEmailConfirmation = defineOperation({
  method: "POST",
  path: "/v2/user/consumer/email/confirmation",
  access: "customer",
  tag: "profile",
  summary: "Sends a link that confirms the customer's e-mail.",
  refusals: [429],
  response: Nothing,
});
