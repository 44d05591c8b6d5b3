import { changeEmailRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { emailSaga, loadEmailChange } from "../../features/email/saga.ts";
import { viEmail } from "../../locales/vi/email.ts";
import { ChangeEmailPage } from "./ChangeEmailPage.tsx";

export const changeEmailPage = definePage({
  route: changeEmailRoute,
  rendering: "client",
  login: true,
  load: loadEmailChange,
  sagas: [emailSaga],
  Component: ChangeEmailPage,
  head: () => ({ title: viEmail.changeTitle, noIndex: true }),
});
