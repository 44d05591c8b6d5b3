import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Icon, type IconName, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useRef, useState } from "react";
import { viNotification as words } from "../../../locales/vi/notification.ts";
import { formatMoment } from "../../../moment.ts";
import { since } from "../../../since.ts";
import type { Notification } from "../slice.ts";
import styles from "./NotificationItem.module.css";

const icons: Record<Notification["kind"], IconName> = {
  ORDER: "hanger",
  PAYMENT: "wallet",
  WALLET: "wallet",
  MEMBERSHIP: "star",
  ACCOUNT: "lock",
  SHOP: "gift",
};

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

/** One message. Following its link marks it as read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { now } = useHost();
  const { kind, title, body, link, createdAt, readAt } = notification;
  const unread = readAt === null;
  const [isPressed, setPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone once the message is read.
  useFocusAfter(isPressed && unread, () => heading.current?.querySelector("a") ?? heading.current);

  function markRead(): void {
    setPressed(true);
    onRead();
  }

  return (
    <article className={styles.item} data-unread={unread || undefined}>
      <span className={styles.kind}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={link ? undefined : -1}>
          {unread ? <VisuallyHidden>{words.unreadMark}</VisuallyHidden> : null}
          {link ? (
            <Link to={link} onClick={unread ? onRead : undefined}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p>{body}</p>
        <p className={styles.end}>
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {since(createdAt, now())}
          </time>
          {unread ? (
            <Button variant="text" size="small" onClick={markRead} aria-label={words.markReadOf(title)}>
              {words.markRead}
            </Button>
          ) : null}
        </p>
      </div>
    </article>
  );
}
