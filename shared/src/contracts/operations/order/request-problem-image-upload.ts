import { defineOperation } from "../define-operation.ts";
import { uploadRequest } from "../inputs.ts";
import { uploadTicket } from "../outputs.ts";

export const requestProblemImageUpload = defineOperation({
  method: "POST",
  path: "/v2/order/problem/upload-url",
  access: "customer",
  tag: "order",
  summary: "Returns an upload URL for a picture of a problem.",
  refusals: [429],
  body: uploadRequest,
  response: uploadTicket,
});
