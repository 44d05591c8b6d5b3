import { changePasswordRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { openPassword, passwordSaga } from "../../features/password/saga.ts";
import { profile } from "../../locales/vi/profile.ts";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";

export const changePasswordPage = definePage({
  route: changePasswordRoute,
  rendering: "client",
  login: true,
  load: openPassword,
  sagas: [passwordSaga],
  Component: ChangePasswordPage,
  head: () => ({ title: profile.passwordTitle, noIndex: true }),
});
