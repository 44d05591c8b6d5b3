import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { limitRate } from "../../caller/rate-limit.ts";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { writeConfirmation } from "../email-confirmation.ts";
import { findUser } from "../queries/users.ts";

/** Maximum letters per customer and hour. */
const letterLimit = { max: 5, seconds: 3600 };

export const sendEmailConfirmationHandler = handle(sendEmailConfirmation, async ({ context, customer }) => {
  await limitRate(context, "confirm-email", customer.userId, letterLimit);
  const user = await findUser(context.db, customer.userId);
  if (user?.emailProvenAt === null) {
    await context.db.transaction(async (tx) => {
      await lockSignedIn(tx, customer.customerId);
      await writeConfirmation(tx, context, "confirm-email", customer);
    });
  }
  return {};
});
