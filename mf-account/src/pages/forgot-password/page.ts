import { linkTo } from "@thuot-tha/shared/contracts";
import { forgotPasswordRoute } from "@thuot-tha/shared/contracts/routes/session";
import { definePage } from "@thuot-tha/shared/platform";
import { openPassword, passwordSaga } from "../../features/password/saga.ts";
import { viSession } from "../../locales/vi/session.ts";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";

export const forgotPasswordPage = definePage({
  route: forgotPasswordRoute,
  rendering: "client",
  load: openPassword,
  sagas: [passwordSaga],
  Component: ForgotPasswordPage,
  head: () => ({ title: viSession.forgotTitle, canonical: linkTo(forgotPasswordRoute), noIndex: true }),
});
