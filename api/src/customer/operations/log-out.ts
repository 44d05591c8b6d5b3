import { sessionCookie } from "@thuot-tha/shared/contracts/cookies";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { clearSession } from "../../http/session-cookies.ts";
import { hashToken } from "../../secrets.ts";
import { areAllEnded } from "../queries/sessions.ts";
import { endAllSessions, endSession } from "../session.ts";

/**
 * Idempotent, except everywhere while the customer of an ended session has others, which may be newer than the request.
 */
export const logOutHandler = handle(logOut, async ({ body: { everywhere }, context, customer, cookies }) => {
  const { db, now } = context;
  if (customer) {
    await db.transaction((tx) => (everywhere ? endAllSessions(tx, customer, now()) : endSession(tx, customer)));
  } else if (everywhere) {
    const token = cookies.get(sessionCookie);
    if (!token || !(await areAllEnded(db, hashToken(token), now()))) throw new Unauthorized();
  }
  clearSession(cookies, context);
  return {};
});
