import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Pagination } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { useOrderNews } from "../../features/notification/use-order-news.ts";
import { OrderDates } from "../../features/order/components/OrderDates.tsx";
import { OrderSearch } from "../../features/order/components/OrderSearch.tsx";
import { Orders } from "../../features/order/components/Orders.tsx";
import { OrderTabs } from "../../features/order/components/OrderTabs.tsx";
import { orderQueryOf, ordersPath } from "../../features/order/query.ts";
import { getOrderList } from "../../features/order/selectors.ts";
import { listNewsReceived } from "../../features/order/slice.ts";
import { viOrder as words } from "../../locales/vi/order.ts";

/** One tab and page of the order history, as the address names them. */
export function OrdersPage({ search }: PageProps) {
  const query = orderQueryOf(search);
  const { q, from, to, page } = query;
  const dispatch = useDispatch();
  const list = useSelector(getOrderList);
  useOrderNews(() => dispatch(listNewsReceived(search)));
  if (!list) return <AccountLayout title={words.title} />;
  const { items, pagination } = list;
  return (
    <AccountLayout title={words.title} lead={words.lead}>
      <OrderSearch query={query} />
      <OrderDates query={query} />
      <OrderTabs query={query} />
      {items.length > 0 ? (
        <Orders items={items} />
      ) : page > 1 ? (
        <EmptyState
          title={words.beyondTitle}
          action={
            <Button as={Link} href={ordersPath({ ...query, page: 1 })}>
              {words.beyondAction}
            </Button>
          }
        />
      ) : q ? (
        <EmptyState
          icon="search"
          title={words.notFoundTitle(q)}
          action={
            <Button as={Link} href={ordersPath({})}>
              {words.notFoundAction}
            </Button>
          }
        />
      ) : from || to ? (
        <EmptyState
          icon="calendar"
          title={words.emptyDates}
          action={
            <Button as={Link} href={ordersPath({ ...query, from: null, to: null, page: 1 })}>
              {words.emptyDatesAction}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={words.emptyTitle}
          message={words.emptyMessage}
          action={
            <Button variant="primary" as={Link} href={linkTo(homeRoute)}>
              {words.emptyAction}
            </Button>
          }
        />
      )}
      <Pagination
        as={Link}
        page={page}
        pageCount={Math.ceil(pagination.total / pagination.limit)}
        hrefOf={(target) => ordersPath({ ...query, page: target })}
      />
    </AccountLayout>
  );
}
