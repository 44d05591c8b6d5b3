import { ItemList } from "../../../components/ItemList.tsx";
import type { Order } from "../slice.ts";
import { OrderCard } from "./OrderCard.tsx";

export function OrderList({ items }: { items: Order[] }) {
  return <ItemList items={items}>{(order) => <OrderCard order={order} />}</ItemList>;
}
