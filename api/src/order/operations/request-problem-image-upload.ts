import { requestProblemImageUpload } from "@thuot-tha/shared/contracts/operations/order/request-problem-image-upload";
import { handle } from "../../http/handle.ts";
import { handOutUpload } from "../../upload/tickets.ts";

export const requestProblemImageUploadHandler = handle(requestProblemImageUpload, ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "problem", origin }),
);
