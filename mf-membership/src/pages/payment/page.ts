import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { definePage } from "@thuot-tha/shared/platform";
import { loadPackages } from "../../features/packages/saga.ts";
import { loadPayment } from "../../features/payment/saga.ts";
import { viJoining } from "../../locales/vi/joining.ts";
import { PaymentPage } from "./PaymentPage.tsx";

export const paymentPage = definePage({
  route: membershipPaymentRoute,
  rendering: "client",
  login: true,
  load: function* (props, context) {
    yield* loadPayment(props, context);
    yield* loadPackages(props, context);
  },
  Component: PaymentPage,
  head: () => ({ title: viJoining.paymentTitle, description: viJoining.paymentDescription, noIndex: true }),
});
