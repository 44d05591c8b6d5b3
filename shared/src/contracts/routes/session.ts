import { defineRoute, linkTo } from "@thuot-tha/shared/contracts";
import { canonicalPath, homeRoute } from "./catalogue.ts";

export const loginRoute = defineRoute("/login");
export const registerRoute = defineRoute("/register");
export const forgotPasswordRoute = defineRoute("/forgot-password");
export const resetPasswordRoute = defineRoute("/reset-password");

/** Pages to which the shopper does not return after signing in. */
const passedThrough = [homeRoute, loginRoute, registerRoute, forgotPasswordRoute, resetPasswordRoute];

/** Address of the login page, which leads back to this location. */
export function linkToLogin({ pathname, search }: { pathname: string; search: string }): string {
  const isPassedThrough = passedThrough.some(({ path }) => path === canonicalPath(pathname));
  return linkTo(loginRoute, undefined, { returnTo: isPassedThrough ? undefined : pathname + search });
}
