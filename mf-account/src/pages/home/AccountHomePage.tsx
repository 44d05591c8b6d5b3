import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute, walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { accountBadge } from "@thuot-tha/shared/contracts/slots/account";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, EmptyState } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { givenName } from "../../features/given-name.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { AccountMenu } from "../../features/layout/AccountMenu.tsx";
import { RecentlySeen } from "../../features/layout/RecentlySeen.tsx";
import { OrderCard } from "../../features/order/components/OrderCard.tsx";
import { ordersPath } from "../../features/order/query.ts";
import { getOrderCounts, getOrderList } from "../../features/order/selectors.ts";
import { getWallet } from "../../features/wallet/slice.ts";
import { viHome as words } from "../../locales/vi/home.ts";
import { viOrder } from "../../locales/vi/order.ts";
import styles from "./AccountHomePage.module.css";

/** Overview of the account, and on phones its menu. */
export function AccountHomePage() {
  const { user } = useSession();
  const { counts } = useSelector(getOrderCounts);
  const list = useSelector(getOrderList);
  const { balance } = useSelector(getWallet);
  if (!list || !balance) return <AccountLayout title={words.title} back={null} />;
  return (
    <AccountLayout
      title={user ? words.hello(givenName(user.fullName)) : words.title}
      back={null}
      action={<Slot of={accountBadge} />}
    >
      <section className={styles.tiles} aria-label={words.orders}>
        <ul className={styles.counts}>
          {counts.map(({ tab, count }) => (
            <li key={tab}>
              <Link to={ordersPath({ tab, q: "", page: 1 })}>
                <span className={styles.count}>{count}</span>
                {viOrder.tabs[tab]}
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.wallet} to={linkTo(walletRoute)}>
          <span>{words.balance}</span>
          <span className={styles.count}>{formatDong(balance.balance)}</span>
          <span className={styles.see}>{words.seeWallet}</span>
        </Link>
      </section>
      <AccountMenu className={styles.menu} />
      {list.items.length > 0 ? (
        <section className={styles.recent}>
          <div className={styles.head}>
            <h2>{words.recent}</h2>
            <Link to={linkTo(ordersRoute)}>{words.allOrders}</Link>
          </div>
          <ul className={styles.list}>
            {list.items.slice(0, 3).map((one) => (
              <li key={one.id}>
                <OrderCard order={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState
          title={words.emptyTitle}
          message={viOrder.emptyMessage}
          action={
            <Button variant="primary" as={Link} href={linkTo(homeRoute)}>
              {viOrder.emptyAction}
            </Button>
          }
        />
      )}
      <RecentlySeen />
    </AccountLayout>
  );
}
