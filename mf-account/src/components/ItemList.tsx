import type { ReactNode } from "react";
import styles from "./ItemList.module.css";

/** Items one below the other. */
export function ItemList<Item extends { id: string }>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
