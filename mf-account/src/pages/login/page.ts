import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { definePage } from "@thuot-tha/shared/platform";
import { openSignIn } from "../../features/session/saga.ts";
import { viSession } from "../../locales/vi/session.ts";
import { LoginPage } from "./LoginPage.tsx";

export const loginPage = definePage({
  route: loginRoute,
  rendering: "client",
  load: openSignIn,
  Component: LoginPage,
  head: () => ({ title: viSession.loginTitle, canonical: linkTo(loginRoute), noIndex: true }),
});
