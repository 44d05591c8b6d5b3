import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { openSignIn } from "../../features/session/saga.ts";
import { session } from "../../locales/vi/session.ts";
import { RegisterPage } from "./RegisterPage.tsx";

export const registerPage: Page = {
  load: openSignIn,
  Component: RegisterPage,
  head: () => ({ title: session.registerTitle, canonical: pathTo("register"), noIndex: true }),
};
