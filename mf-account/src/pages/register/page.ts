import { linkTo } from "@thuot-tha/shared/contracts";
import { registerRoute } from "@thuot-tha/shared/contracts/routes/session";
import { definePage } from "@thuot-tha/shared/platform";
import { openSignIn } from "../../features/session/saga.ts";
import { viSession } from "../../locales/vi/session.ts";
import { RegisterPage } from "./RegisterPage.tsx";

export const registerPage = definePage({
  route: registerRoute,
  rendering: "client",
  load: openSignIn,
  Component: RegisterPage,
  head: () => ({ title: viSession.registerTitle, canonical: linkTo(registerRoute), noIndex: true }),
});
