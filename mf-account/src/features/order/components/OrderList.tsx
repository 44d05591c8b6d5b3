import type { Order } from "../slice.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrderList.module.css";

export function OrderList({ items }: { items: Order[] }) {
  return (
    <ul className={styles.list}>
      {items.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
