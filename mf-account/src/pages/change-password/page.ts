import { changePasswordRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage, type Load } from "@thuot-tha/shared/platform";
import { openPassword, passwordSaga } from "../../features/password/saga.ts";
import { loadProfile } from "../../features/profile/saga.ts";
import { hasNoPassword } from "../../features/profile/selectors.ts";
import type { WithProfile } from "../../features/profile/slice.ts";
import { viProfile } from "../../locales/vi/profile.ts";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";

export const loadChangePassword: Load = function* (props, context) {
  yield* openPassword(props, context);
  yield* loadProfile(props, context);
};

export const changePasswordPage = definePage({
  route: changePasswordRoute,
  rendering: "client",
  login: true,
  load: loadChangePassword,
  sagas: [passwordSaga],
  Component: ChangePasswordPage,
  head: (state: WithProfile) => ({
    title: hasNoPassword(state) ? viProfile.firstTitle : viProfile.passwordTitle,
    noIndex: true,
  }),
});
