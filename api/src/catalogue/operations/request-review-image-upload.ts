import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { handle } from "../../http/handle.ts";
import { handOutUpload } from "../../upload/tickets.ts";

export const requestReviewImageUploadHandler = handle(requestReviewImageUpload, ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "review", origin }),
);
