import { useSelector } from "react-redux";
import { LinkTabs } from "../../../components/LinkTabs.tsx";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { type OrderQuery, ordersPath } from "../query.ts";
import { getOrderCounts } from "../selectors.ts";

/** The tabs of the history; the search words stay. */
export function OrderTabs({ query }: { query: OrderQuery }) {
  const { counts, all } = useSelector(getOrderCounts);
  return (
    <LinkTabs
      label={words.tabsLabel}
      current={query.tab ?? "all"}
      tabs={[{ tab: null, count: all }, ...counts].map(({ tab, count }) => ({
        key: tab ?? "all",
        name: tab ? words.tabs[tab] : words.tabAll,
        to: ordersPath({ ...query, tab, page: 1 }),
        count,
        counted: words.count(count),
      }))}
    />
  );
}
