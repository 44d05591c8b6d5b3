import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { useSession } from "../../features/session/use-session.ts";
import { useSignOut } from "../../features/session/use-sign-out.ts";
import { frame } from "../../locales/vi/frame.ts";
import styles from "./AccountLink.module.css";
import { AccountMenu } from "./AccountMenu.tsx";

/** Pages to which nobody wants to come back after signing in. */
const passedThrough: readonly string[] = [
  "/",
  ...(["home", "login", "register", "forgotPassword", "resetPassword"] as const).map((name) => pathTo(name)),
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
      to={known ? pathTo("login", undefined, { returnTo }) : pathTo("account")}
      aria-label={known ? frame.signIn : frame.account}
    >
      <Icon name="user" />
      <span className={styles.word} aria-hidden="true">
        {known ? frame.signIn : null}
      </span>
    </Link>
  );
}
