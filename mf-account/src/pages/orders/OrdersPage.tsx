import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Pagination } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { AccountFrame } from "../../features/frame/AccountFrame.tsx";
import { OrderCard } from "../../features/order/components/OrderCard.tsx";
import { OrderTabs } from "../../features/order/components/OrderTabs.tsx";
import { orderQueryOf, ordersPath } from "../../features/order/query.ts";
import { getOrderList } from "../../features/order/selectors.ts";
import { order as words } from "../../locales/vi/order.ts";
import styles from "./OrdersPage.module.css";

/** The history: one tab and page of it, as the address says. */
export function OrdersPage({ search }: PageProps) {
  const { tab, page } = orderQueryOf(search);
  const list = useSelector(getOrderList);
  if (!list) return null;
  const { items, pagination } = list;
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <OrderTabs current={tab} />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      ) : page > 1 ? (
        <EmptyState
          title={words.beyondTitle}
          action={
            <Button as={Link} href={ordersPath({ tab, page: 1 })}>
              {words.beyondAction}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={words.emptyTitle}
          message={words.emptyMessage}
          action={
            <Button variant="primary" as={Link} href={pathTo("home")}>
              {words.emptyAction}
            </Button>
          }
        />
      )}
      <Pagination
        as={Link}
        page={page}
        pageCount={Math.ceil(pagination.total / pagination.limit)}
        hrefOf={(wanted) => ordersPath({ tab, page: wanted })}
      />
    </AccountFrame>
  );
}
