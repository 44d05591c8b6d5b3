import { isDay } from "@thuot-tha/shared/domain";
import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, Disclosure } from "@thuot-tha/shared/ui";
import { DateInput, useForm } from "@thuot-tha/shared/ui/forms";
import { problems } from "../../../forms/rules.ts";
import { order as words } from "../../../locales/vi/order.ts";
import { type OrderQuery, ordersPath } from "../query.ts";
import styles from "./OrderDates.module.css";

/** Filters orders by the days on which they were placed, through the address. */
export function OrderDates({ query }: { query: OrderQuery }) {
  return (
    <Disclosure title={words.dates} open={query.from !== null || query.to !== null}>
      {/* Another address is another filter, so the chosen days are reset. */}
      <DatesForm key={ordersPath(query)} query={query} />
    </Disclosure>
  );
}

function DatesForm({ query }: { query: OrderQuery }) {
  const navigate = useNavigate();
  const { values, errors, change, form } = useForm({
    initial: { from: query.from, to: query.to },
    check: ({ from, to }) =>
      problems({
        from: from !== null && !isDay(from) && words.noDay,
        to: to !== null && (isDay(to) ? from !== null && to < from && words.wrongRange : words.noDay),
      }),
    failure: null,
    send: (days) => navigate(ordersPath({ ...query, ...days, page: 1 })),
  });
  return (
    <form {...form} className={styles.form} aria-label={words.dates}>
      <DateInput label={words.from} value={values.from} error={errors.from} onChange={(from) => change({ from })} />
      <DateInput label={words.to} value={values.to} error={errors.to} onChange={(to) => change({ to })} />
      <div className={styles.actions}>
        <Button type="submit">{words.filter}</Button>
        {query.from || query.to ? (
          <Button variant="quiet" onClick={() => navigate(ordersPath({ ...query, from: null, to: null, page: 1 }))}>
            {words.unfilter}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
