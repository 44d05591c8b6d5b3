import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { clearSession } from "../../http/session-cookies.ts";
import { endOtherSessions, endSession } from "../session.ts";

/** Idempotent for guests, except everywhere: without a session it is unknown whose sessions to end. */
export const logOutHandler = handle(logOut, async ({ body: { everywhere }, context, customer, cookies }) => {
  if (everywhere && !customer) throw new Unauthorized();
  if (customer) {
    await context.db.transaction((tx) =>
      everywhere ? endOtherSessions(tx, customer, null) : endSession(tx, customer),
    );
  }
  clearSession(cookies, context);
  return {};
});
