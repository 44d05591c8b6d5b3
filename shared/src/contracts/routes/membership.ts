import { defineRoute } from "@thuot-tha/shared/contracts";

export const membershipRoute = defineRoute("/member-ship");
/** The page that awaits a package's payment. */
export const membershipPaymentRoute = defineRoute("/member-ship/payment/:paymentId");
