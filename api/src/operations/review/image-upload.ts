import { handOutUpload } from "../../uploads/tickets.ts";
import { operation } from "../operation.ts";

export const reviewImageUpload = operation("review.image-upload", ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "review", origin }),
);
