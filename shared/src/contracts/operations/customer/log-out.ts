import { defineOperation } from "../define-operation.ts";
import { Nothing } from "../outputs.ts";

export const logOut = defineOperation({
  method: "DELETE",
  path: "/v2/user/consumer/me",
  access: "guest",
  tag: "session",
  summary: "Ends this session.",
  response: Nothing,
});
