import type { Page } from "@thuot-tha/shared/platform";
import { openPassword } from "../../features/password/saga.ts";
import { session } from "../../locales/vi/session.ts";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

export const resetPasswordPage: Page = {
  load: openPassword,
  Component: ResetPasswordPage,
  head: () => ({ title: session.resetTitle, noIndex: true }),
};
