import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute, notificationsRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { CountBadge, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { viLayout } from "../../locales/vi/layout.ts";
import { viNotification } from "../../locales/vi/notification.ts";
import { getUnread } from "../notification/slice.ts";
import { SignOutItems } from "../session/components/SignOutItems.tsx";
import { useSignOut } from "../session/use-sign-out.ts";
import styles from "./AccountMenu.module.css";
import { Avatar } from "./Avatar.tsx";
import { accountLinks } from "./account-links.ts";

/** The customer's name, every account page, and the sign-out buttons. */
export function AccountMenu({ className }: { className?: string }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const unread = useSelector(getUnread);
  const signingOut = useSignOut();
  return (
    <nav className={className} aria-label={viLayout.menu}>
      <Link className={styles.who} to={linkTo(accountRoute)}>
        <Avatar path={user?.avatar ?? null} name={user?.fullName ?? ""} />
        <span>
          <span className={styles.name}>{user?.fullName}</span>
          <span className={styles.overview}>{viLayout.overview}</span>
        </span>
      </Link>
      <ul className={styles.list}>
        {accountLinks.map(({ name, icon, to }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(pathname, to)}>
              <Icon name={icon} size={18} />
              {name}
              {to === linkTo(notificationsRoute) && unread > 0 ? (
                <>
                  <CountBadge count={unread} className={styles.count} />
                  <VisuallyHidden>{viNotification.count(unread)}</VisuallyHidden>
                </>
              ) : null}
            </Link>
          </li>
        ))}
        <SignOutItems {...signingOut} />
      </ul>
    </nav>
  );
}

/** "page" for the page itself, "true" for a page below it. */
function currentOf(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}
