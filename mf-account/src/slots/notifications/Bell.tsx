import { linkTo } from "@thuot-tha/shared/contracts";
import { notificationsRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { CountBadge, Icon } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { getNotifications } from "../../features/notification/slice.ts";
import { viNotification as words } from "../../locales/vi/notification.ts";
import styles from "./Bell.module.css";

/**
 * Header bell for customers with the unread count. A notification that arrives while the tab is visible is announced at
 * once, unless a page tells the same.
 */
export function Bell() {
  const { notify } = useHost();
  const { isGuest } = useSession();
  const { unread, announced } = useSelector(getNotifications);
  const last = useRef(announced);
  useEffect(() => {
    if (last.current === announced) return;
    last.current = announced;
    if (announced && !document.hidden) notify({ kind: "info", message: announced.title });
  }, [announced, notify]);
  if (isGuest) return null;
  return (
    <Link className={styles.bell} to={linkTo(notificationsRoute)} aria-label={words.bell(unread)}>
      <Icon name="bell" />
      <CountBadge count={unread} className={styles.count} />
    </Link>
  );
}
