import { confirmEmailRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { emailSaga, loadEmailConfirmation } from "../../features/email/saga.ts";
import { viEmail } from "../../locales/vi/email.ts";
import { ConfirmEmailPage } from "./ConfirmEmailPage.tsx";

export const confirmEmailPage = definePage({
  route: confirmEmailRoute,
  rendering: "client",
  login: true,
  load: loadEmailConfirmation,
  sagas: [emailSaga],
  Component: ConfirmEmailPage,
  head: () => ({ title: viEmail.title, noIndex: true }),
});
