import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute, productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { productChoice } from "@thuot-tha/shared/contracts/routes/product-parts";
import { formatDay, formatRange } from "@thuot-tha/shared/domain";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Picture } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { focusTitleIfLost } from "../../features/layout/focus-title.ts";
import { getWaitingList, type Wish, wishRemovalRequested } from "../../features/waiting-list/slice.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { viWaitingList as words } from "../../locales/vi/waiting-list.ts";
import { formatMoment } from "../../moment.ts";
import styles from "./WaitingListPage.module.css";

/** The wishes of the customer's waiting list, each of which can be removed. */
export function WaitingListPage() {
  const { notify } = useHost();
  const { wishes, removal } = useSelector(getWaitingList);
  useSettled(removal, {
    onDone: () => {
      notify({ kind: "success", message: words.removed });
      focusTitleIfLost();
    },
    onFailed: (error) => error.silent || notify({ kind: "error", message: error.message }),
  });
  if (!wishes) return <AccountLayout title={words.title} />;
  return (
    <AccountLayout title={words.title} lead={words.lead}>
      {wishes.length > 0 ? (
        <ul className={styles.list} aria-label={words.list}>
          {wishes.map((wish) => (
            <li key={wish.id}>
              <WishRow wish={wish} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="calendar"
          title={words.emptyTitle}
          message={words.emptyMessage}
          action={
            <Button as={Link} href={linkTo(homeRoute)}>
              {words.emptyAction}
            </Button>
          }
        />
      )}
    </AccountLayout>
  );
}

function WishRow({ wish }: { wish: Wish }) {
  const dispatch = useDispatch();
  const { id, product, size, color, dateFrom, dateTo, expiresOn, toldAt: notifiedAt } = wish;
  const query = {
    ...productChoice({ type: "rental", size, color }),
    "date-from": dateFrom ?? undefined,
    "date-to": dateTo ?? undefined,
  };
  return (
    <article className={styles.wish}>
      <Picture path={product.image?.path ?? ""} alt="" sizes="5rem" className={styles.picture} />
      <div>
        <h2>
          <Link to={linkTo(productRoute, { productLink: product.link }, query)}>{product.name}</Link>
        </h2>
        <p>{words.variant(size, color)}</p>
        <p>{dateFrom && dateTo ? words.days(formatRange({ dateFrom, dateTo })) : words.anyDay}</p>
        <p className={styles.quiet}>
          {notifiedAt ? words.notified(formatMoment(notifiedAt)) : words.until(formatDay(expiresOn))}
        </p>
        <Button
          variant="text"
          aria-label={words.removeOf(product.name)}
          onClick={() => dispatch(wishRemovalRequested(id))}
        >
          {words.remove}
        </Button>
      </div>
    </article>
  );
}
