import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { handle } from "../../http/handle.ts";
import { findAccount } from "../queries/users.ts";

export const getMeHandler = handle(getMe, ({ context, customer }) =>
  findAccount(context.db, customer.customerId, context.now()),
);
