import { findAccount, updateProfile } from "../../db/queries/users.ts";
import { InvalidFields } from "../../errors.ts";
import { refuseTaken } from "../../services/credentials.ts";
import { businessDay } from "../../services/rental-rules.ts";
import { operation } from "../operation.ts";

export const profileUpdate = operation("profile.update", async ({ body, context, customer }) => {
  if (body.birthday && body.birthday >= businessDay(context)) {
    throw new InvalidFields({ birthday: "Ngày sinh phải trong quá khứ." });
  }
  return context.db.transaction(async (tx) => {
    await updateProfile(tx, customer.userId, body).catch(refuseTaken);
    return findAccount(tx, customer.customerId, context.now());
  });
});
