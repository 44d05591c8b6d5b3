import { tableWhenWide } from "../../../table-when-wide.tsx";
import { OrderList } from "./OrderList.tsx";

/** The order history: a list on phones, a table on wide screens. */
export const Orders = tableWhenWide(OrderList, () => import("./OrderTable.tsx").then((code) => code.OrderTable));
