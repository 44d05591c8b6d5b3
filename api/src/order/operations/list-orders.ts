import { listOrders as operation } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { fold } from "@thuot-tha/shared/domain";
import { orderTabOf, orderTabs, statusesOfTab } from "@thuot-tha/shared/domain/order";
import { handle } from "../../http/handle.ts";
import { countOrders, listOrders } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const listOrdersHandler = handle(operation, async ({ query, context, customer }) => {
  const { db } = context;
  const { customerId } = customer;
  const { tab, from, to, "pagination.page": page, "pagination.limit": limit } = query;
  const counts = { NOT_PAID: 0, DELIVERING: 0, DONE: 0, CANCEL: 0 };
  const words = fold(query.q ?? "")
    .split(" ")
    .filter((word) => word !== "");
  const search = { words, from, to };
  for (const { status, count } of await countOrders(db, customerId, search)) counts[orderTabOf(status)] += count;
  const orders = await listOrders(
    db,
    customerId,
    { ...search, statuses: tab ? statusesOfTab(tab) : null },
    { page, limit },
  );
  const total = tab ? counts[tab] : orderTabs.reduce((sum, name) => sum + counts[name], 0);
  return {
    items: orders.map((order) => toOrder(order, context)),
    pagination: { page, limit, total },
    counts,
  };
});
