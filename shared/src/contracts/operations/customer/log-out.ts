import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Nothing } from "../outputs.ts";

export const logOut = defineOperation({
  method: "DELETE",
  path: "/v2/user/consumer/me",
  access: "guest",
  tag: "session",
  summary: "Ends this session, or all sessions of the customer.",
  refusals: [401],
  body: z.object({ everywhere: z.boolean().default(false) }),
  response: Nothing,
});
