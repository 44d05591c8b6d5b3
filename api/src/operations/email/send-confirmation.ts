import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { findUser } from "../../db/queries/users.ts";
import { writeConfirmation } from "../../services/email-confirmation.ts";
import { limitRate } from "../../services/rate-limit.ts";
import { handle } from "../handle.ts";

/** Letters that one customer may ask for in an hour. */
const mostLetters = { most: 5, seconds: 3600 };

export const emailSendConfirmation = handle(sendEmailConfirmation, async ({ context, customer }) => {
  await limitRate(context, "confirm-email", customer.userId, mostLetters);
  const user = await findUser(context.db, customer.userId);
  if (user?.emailProvenAt === null) {
    await context.db.transaction((tx) => writeConfirmation(tx, context, "confirm-email", customer));
  }
  return {};
});
