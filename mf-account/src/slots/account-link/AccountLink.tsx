import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import {
  forgotPasswordRoute,
  loginRoute,
  registerRoute,
  resetPasswordRoute,
} from "@thuot-tha/shared/contracts/routes/session";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { useSession } from "../../features/session/use-session.ts";
import { useSignOut } from "../../features/session/use-sign-out.ts";
import { frame } from "../../locales/vi/frame.ts";
import styles from "./AccountLink.module.css";
import { AccountMenu } from "./AccountMenu.tsx";

/** Pages that signing in does not lead back to. */
const passedThrough: readonly string[] = [
  "/",
  ...[homeRoute, loginRoute, registerRoute, forgotPasswordRoute, resetPasswordRoute].map(({ path }) => path),
];

/** In the header: the way in for a guest, the account's pages for a customer. */
export function AccountLink() {
  const { known, isGuest, user } = useSession();
  const { pathname, search } = useLocation();
  // Held here, not in the menu: the menu goes with the customer, and somebody must still lead home.
  const signingOut = useSignOut();
  if (user && !isGuest) return <AccountMenu name={user.fullName} {...signingOut} />;
  const returnTo = passedThrough.includes(pathname) ? undefined : pathname + search;
  return (
    <Link
      className={styles.link}
      to={known ? linkTo(loginRoute, undefined, { returnTo }) : linkTo(accountRoute)}
      aria-label={known ? frame.signIn : frame.account}
    >
      <Icon name="user" />
      <span className={styles.word} aria-hidden="true">
        {known ? frame.signIn : null}
      </span>
    </Link>
  );
}
