import { handOutUpload } from "../../uploads/tickets.ts";
import { operation } from "../operation.ts";

export const profileAvatarUpload = operation("profile.avatar-upload", ({ context, customer, origin }) =>
  handOutUpload(context, { customerId: customer.customerId, purpose: "avatar", origin }),
);
