import { linkTo } from "@thuot-tha/shared/contracts";
import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { accountRoute } from "@thuot-tha/shared/contracts/routes/account";
import { linkToLogin } from "@thuot-tha/shared/contracts/routes/session";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Icon } from "@thuot-tha/shared/ui";
import { viLayout } from "../../locales/vi/layout.ts";
import styles from "./AccountLink.module.css";
import { AccountMenu } from "./AccountMenu.tsx";

/** Header link: sign-in for a guest, the account's pages for a customer. */
export function AccountLink() {
  const { known, isGuest, user } = useSession();
  const location = useLocation();
  if (user && !isGuest) return <AccountMenu name={user.fullName} />;
  // Until the session is known, the cookie shows whether there is one.
  const isSignIn = known || !signedInCookie.read(document.cookie);
  const name = isSignIn ? viLayout.signIn : viLayout.account;
  return (
    <Link className={styles.link} to={isSignIn ? linkToLogin(location) : linkTo(accountRoute)} aria-label={name}>
      <Icon name="user" />
      <span className={styles.word} aria-hidden="true">
        {name}
      </span>
    </Link>
  );
}
