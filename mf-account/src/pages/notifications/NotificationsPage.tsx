import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps, useHost } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Pagination } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { ItemList } from "../../components/ItemList.tsx";
import { LinkTabs } from "../../components/LinkTabs.tsx";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { focusTitleIfLost } from "../../features/layout/focus-title.ts";
import { NotificationItem } from "../../features/notification/components/NotificationItem.tsx";
import { notificationQueryOf, notificationsPath } from "../../features/notification/query.ts";
import { getNotifications, readAllRequested, readRequested } from "../../features/notification/slice.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { viNotification as words } from "../../locales/vi/notification.ts";

/** One page of a customer's notifications, as the address names it; new ones appear live. */
export function NotificationsPage({ search }: PageProps) {
  const { notify } = useHost();
  const dispatch = useDispatch();
  const query = notificationQueryOf(search);
  const { list, unread, change } = useSelector(getNotifications);
  useSettled(change, {
    onDone: focusTitleIfLost,
    onFailed: (error) => error.silent || notify({ kind: "error", message: error.message }),
  });
  if (!list) return <AccountLayout title={words.title} />;
  const { items, pagination } = list;
  return (
    <AccountLayout
      title={words.title}
      lead={words.lead}
      action={
        unread > 0 ? (
          <Button loading={change.is === "working"} onClick={() => dispatch(readAllRequested())}>
            {words.readAll}
          </Button>
        ) : null
      }
    >
      <LinkTabs
        label={words.tabsLabel}
        current={query.only ?? "all"}
        tabs={[
          { key: "all", name: words.all, to: notificationsPath({ only: null, page: 1 }) },
          {
            key: "unread",
            name: words.unreadOnly,
            to: notificationsPath({ only: "unread", page: 1 }),
            count: unread,
            counted: words.count(unread),
          },
        ]}
      />
      {items.length > 0 ? (
        <ItemList items={items}>
          {(one) => <NotificationItem notification={one} onRead={() => dispatch(readRequested(one.id))} />}
        </ItemList>
      ) : query.page > 1 ? (
        <EmptyState
          icon="bell"
          title={words.beyondTitle}
          action={
            <Button as={Link} href={notificationsPath({ ...query, page: 1 })}>
              {words.beyondAction}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon="bell"
          title={query.only ? words.emptyUnread : words.emptyTitle}
          message={query.only ? null : words.emptyMessage}
          action={
            <Button as={Link} href={query.only ? notificationsPath({ only: null, page: 1 }) : linkTo(homeRoute)}>
              {query.only ? words.emptyUnreadAction : words.emptyAction}
            </Button>
          }
        />
      )}
      <Pagination
        as={Link}
        page={query.page}
        pageCount={Math.ceil(pagination.total / pagination.limit)}
        hrefOf={(page) => notificationsPath({ ...query, page })}
      />
    </AccountLayout>
  );
}
