import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { handOutUpload } from "../../uploads/tickets.ts";
import { handle } from "../handle.ts";

export const reviewImageUpload = handle(requestReviewImageUpload, ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "review", origin }),
);
