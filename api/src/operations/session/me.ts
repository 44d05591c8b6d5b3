import { findAccount } from "../../db/queries/users.ts";
import { operation } from "../operation.ts";

export const sessionMe = operation("session.me", ({ context, customer }) =>
  findAccount(context.db, customer.customerId, context.now()),
);
