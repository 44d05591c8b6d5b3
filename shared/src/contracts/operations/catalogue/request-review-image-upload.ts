import { defineOperation } from "../define-operation.ts";
import { uploadRequest } from "../inputs.ts";
import { uploadTicket } from "../outputs.ts";

export const requestReviewImageUpload = defineOperation({
  method: "POST",
  path: "/v2/product/review/upload-url",
  access: "customer",
  tag: "review",
  summary: "Returns an upload URL for a picture of a review.",
  refusals: [429],
  body: uploadRequest,
  response: uploadTicket,
});
