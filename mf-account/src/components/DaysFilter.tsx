import { type Day, isDay } from "@thuot-tha/shared/domain";
import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, Disclosure } from "@thuot-tha/shared/ui";
import { DateInput, useForm } from "@thuot-tha/shared/ui/forms";
import type { ReactNode } from "react";
import { problems } from "../forms/rules.ts";
import { viDaysFilter as words } from "../locales/vi/days-filter.ts";
import styles from "./DaysFilter.module.css";

interface DaysQuery {
  from: Day | null;
  to: Day | null;
}

interface Props<Query extends DaysQuery> {
  title: string;
  /** The list's view, as read from the address. */
  query: Query;
  /** The same view without what the form narrows. */
  cleared: Query;
  /** Address of a view's first page. */
  pathOf: (query: Query) => string;
  /** Fields above the days. */
  children?: (values: Query, change: (changed: Partial<Query>) => void) => ReactNode;
}

/** Narrows a list by days, through the address. */
export function DaysFilter<Query extends DaysQuery>(props: Props<Query>) {
  const { title, query, cleared, pathOf } = props;
  const path = pathOf(query);
  const narrowed = path !== pathOf(cleared);
  return (
    <Disclosure title={title} open={narrowed}>
      {/* Another address is another filter, so the chosen days are reset. */}
      <FilterForm key={path} {...props} narrowed={narrowed} />
    </Disclosure>
  );
}

function FilterForm<Query extends DaysQuery>({
  title,
  query,
  cleared,
  pathOf,
  children,
  narrowed,
}: Props<Query> & { narrowed: boolean }) {
  const navigate = useNavigate();
  const { values, errors, change, form } = useForm({
    initial: query,
    check: ({ from, to }) =>
      problems({
        from: from !== null && !isDay(from) && words.noDay,
        to: to !== null && (isDay(to) ? from !== null && to < from && words.wrongRange : words.noDay),
      }),
    failure: null,
    send: (chosen) => navigate(pathOf(chosen)),
  });
  const changeDays = (days: Partial<DaysQuery>) => change(days as Partial<Query>);
  return (
    <form {...form} className={styles.form} aria-label={title}>
      {children?.(values, change)}
      <DateInput label={words.from} value={values.from} error={errors.from} onChange={(from) => changeDays({ from })} />
      <DateInput label={words.to} value={values.to} error={errors.to} onChange={(to) => changeDays({ to })} />
      <div className={styles.actions}>
        <Button type="submit">{words.apply}</Button>
        {narrowed ? (
          <Button variant="quiet" onClick={() => navigate(pathOf(cleared))}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
