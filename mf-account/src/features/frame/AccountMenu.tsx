import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute, notificationsRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { CountBadge, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { frame } from "../../locales/vi/frame.ts";
import { notification } from "../../locales/vi/notification.ts";
import { getUnread } from "../notification/slice.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import styles from "./AccountMenu.module.css";
import { Avatar } from "./Avatar.tsx";
import { accountLinks } from "./account-links.ts";

/** The customer's name, every account page, and the sign-out button. */
export function AccountMenu({ className }: { className?: string }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const unread = useSelector(getUnread);
  const { signOut, busy } = useSignOut();
  return (
    <nav className={className} aria-label={frame.menu}>
      <Link className={styles.who} to={linkTo(accountRoute)}>
        <Avatar path={user?.avatar ?? null} name={user?.fullName ?? ""} />
        <span>
          <span className={styles.name}>{user?.fullName}</span>
          <span className={styles.overview}>{frame.overview}</span>
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
                  <VisuallyHidden>{notification.count(unread)}</VisuallyHidden>
                </>
              ) : null}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={signOut} aria-disabled={busy || undefined}>
            <Icon name="sign-out" size={18} />
            {frame.signOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** "page" for the page itself, "true" for a page below it. */
function currentOf(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}
