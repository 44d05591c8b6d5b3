import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Icon, type IconName, VisuallyHidden } from "@thuot-tha/shared/ui";
import { notification as words } from "../../../locales/vi/notification.ts";
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
  return (
    <article className={styles.item} data-unread={unread || undefined}>
      <span className={styles.kind}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <h2>
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
            <Button variant="text" size="small" onClick={onRead} aria-label={words.markReadOf(title)}>
              {words.markRead}
            </Button>
          ) : null}
        </p>
      </div>
    </article>
  );
}
