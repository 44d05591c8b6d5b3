import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { openSignIn } from "../../features/session/saga.ts";
import { session } from "../../locales/vi/session.ts";
import { LoginPage } from "./LoginPage.tsx";

export const loginPage: Page = {
  load: openSignIn,
  Component: LoginPage,
  head: () => ({ title: session.loginTitle, canonical: pathTo("login"), noIndex: true }),
};
