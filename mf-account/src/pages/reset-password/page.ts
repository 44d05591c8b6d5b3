import { resetPasswordRoute } from "@thuot-tha/shared/contracts/routes/session";
import { definePage } from "@thuot-tha/shared/platform";
import { openPassword, passwordSaga } from "../../features/password/saga.ts";
import { viSession } from "../../locales/vi/session.ts";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

export const resetPasswordPage = definePage({
  route: resetPasswordRoute,
  rendering: "client",
  load: openPassword,
  sagas: [passwordSaga],
  Component: ResetPasswordPage,
  head: () => ({ title: viSession.resetTitle, noIndex: true }),
});
