import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { handOutUpload } from "../../uploads/tickets.ts";
import { handle } from "../handle.ts";

export const profileAvatarUpload = handle(requestAvatarUpload, ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "avatar", origin }),
);
