import { DaysFilter } from "../../../components/DaysFilter.tsx";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { type OrderQuery, ordersPath } from "../query.ts";

/** Filters orders by the days on which they were placed. */
export function OrderDates({ query }: { query: OrderQuery }) {
  return (
    <DaysFilter
      title={words.dates}
      query={query}
      cleared={{ ...query, from: null, to: null }}
      pathOf={(chosen) => ordersPath({ ...chosen, page: 1 })}
    />
  );
}
