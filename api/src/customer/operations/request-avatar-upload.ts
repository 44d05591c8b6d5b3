import { requestAvatarUpload } from "@thuot-tha/shared/contracts/operations/customer/request-avatar-upload";
import { handle } from "../../http/handle.ts";
import { handOutUpload } from "../../upload/tickets.ts";

export const requestAvatarUploadHandler = handle(requestAvatarUpload, ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "avatar", origin }),
);
