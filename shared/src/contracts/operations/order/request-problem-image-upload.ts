import { defineOperation } from "../define-operation.ts";
import { uploadRequest } from "../inputs.ts";
import { uploadTicket } from "../outputs.ts";

export const requestProblemImageUpload = defineOperation({
  method: "POST",
  path: "/v2/order/problem/upload-url",
  access: "customer",
  tag: "order",
  summary: "Asks for an address to upload a picture of a problem to.",
  refusals: [429],
  body: uploadRequest,
  response: uploadTicket,
});
