import type { Page } from "@thuot-tha/shared/platform";
import { openPassword } from "../../features/password/saga.ts";
import { profile } from "../../locales/vi/profile.ts";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";

export const changePasswordPage: Page = {
  load: openPassword,
  Component: ChangePasswordPage,
  head: () => ({ title: profile.passwordTitle, noIndex: true }),
};
