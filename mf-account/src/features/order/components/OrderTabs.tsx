import { Link } from "@thuot-tha/shared/platform";
import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { order as words } from "../../../locales/vi/order.ts";
import { type OrderQuery, ordersPath } from "../query.ts";
import { getOrderCounts } from "../selectors.ts";
import styles from "./OrderTabs.module.css";

/** The tabs of the history. They are links: each has an address that can be kept, shared and gone back to. */
export function OrderTabs({ current }: { current: OrderQuery["tab"] }) {
  const { counts, all } = useSelector(getOrderCounts);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tabs are wider than the screen: the current one comes into sight, and the page stays where it is.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={words.tabsLabel}>
      <ul className={styles.tabs} ref={list}>
        {[{ tab: null, count: all }, ...counts].map(({ tab, count }) => (
          <li key={tab}>
            <Link to={ordersPath({ tab, page: 1 })} aria-current={tab === current ? "page" : undefined}>
              {tab ? words.tabs[tab] : words.tabAll}{" "}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>{words.count(count)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
