import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { findAccount } from "../../db/queries/users.ts";
import { handle } from "../handle.ts";

export const sessionMe = handle(getMe, ({ context, customer }) =>
  findAccount(context.db, customer.customerId, context.now()),
);
