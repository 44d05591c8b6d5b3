import { sessionCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { showCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { endSession } from "../session.ts";

/** A guest who logs out is a guest still. */
export const sessionLogout = handle(logOut, async ({ context, customer, cookies }) => {
  if (customer) await context.db.transaction((tx) => endSession(tx, customer));
  cookies.clear(sessionCookie);
  cookies.clear(signedInCookie);
  showCartCount(cookies, context, 0);
  return {};
});
