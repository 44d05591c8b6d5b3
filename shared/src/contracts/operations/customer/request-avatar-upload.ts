import { defineOperation } from "../define-operation.ts";
import { uploadRequest } from "../inputs.ts";
import { uploadTicket } from "../outputs.ts";

export const requestAvatarUpload = defineOperation({
  method: "POST",
  path: "/v2/user/avatar/upload-url",
  access: "customer",
  tag: "profile",
  summary: "Returns an upload URL for an avatar.",
  refusals: [429],
  body: uploadRequest,
  response: uploadTicket,
});
