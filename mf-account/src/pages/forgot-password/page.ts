import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { openPassword } from "../../features/password/saga.ts";
import { session } from "../../locales/vi/session.ts";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";

export const forgotPasswordPage: Page = {
  load: openPassword,
  Component: ForgotPasswordPage,
  head: () => ({ title: session.forgotTitle, canonical: pathTo("forgotPassword"), noIndex: true }),
};
