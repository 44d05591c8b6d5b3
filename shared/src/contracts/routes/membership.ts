import { defineRoute } from "@thuot-tha/shared/contracts";

export const membershipRoute = defineRoute("/member-ship");
/** Where paying for a package is waited for. */
export const membershipPaymentRoute = defineRoute("/member-ship/payment/:paymentId");
