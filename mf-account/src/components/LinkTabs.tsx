import { Link } from "@thuot-tha/shared/platform";
import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import styles from "./LinkTabs.module.css";

interface LinkTab {
  key: string;
  name: string;
  to: string;
  count?: number;
  /** The count for screen readers. */
  counted?: string;
}

/** Tabs of a list. They are links, so each has an address to bookmark, share and return to. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tabs are wider than the screen, so the current one is scrolled into view without moving the page.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} ref={list}>
        {tabs.map(({ key, name, to, count, counted }) => (
          <li key={key}>
            <Link to={to} data-tab={key} aria-current={key === current ? "page" : undefined}>
              {name}
              {count === undefined ? null : (
                <>
                  {" "}
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                  <VisuallyHidden>{counted}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
