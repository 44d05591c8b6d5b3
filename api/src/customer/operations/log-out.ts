import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { handle } from "../../http/handle.ts";
import { clearSession } from "../../http/session-cookies.ts";
import { endSession } from "../session.ts";

/** Idempotent for guests. */
export const logOutHandler = handle(logOut, async ({ context, customer, cookies }) => {
  if (customer) await context.db.transaction((tx) => endSession(tx, customer));
  clearSession(cookies, context);
  return {};
});
