import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Money, Picture, VisuallyHidden } from "@thuot-tha/shared/ui";
import { type Column, Table } from "@thuot-tha/shared/ui/tables";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { dayOfMoment } from "../../../moment.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderTable.module.css";
import { StatusTag } from "./StatusTag.tsx";

const columns: Column<Order>[] = [
  {
    key: "order",
    title: words.column.order,
    render: ({ id, lines: [first, ...others] }) => (
      <div className={styles.order}>
        <Picture path={first?.image?.path ?? ""} alt="" sizes="3rem" className={styles.picture} />
        <div>
          <Link to={linkTo(orderRoute, { orderId: id })}>
            {first?.name}
            <VisuallyHidden>, {words.detailOf(id)}</VisuallyHidden>
          </Link>
          <p>
            {id}
            {others.length > 0 ? ` · ${words.more(others.length)}` : null}
          </p>
        </div>
      </div>
    ),
  },
  { key: "placed", title: words.column.placed, render: ({ createdAt }) => dayOfMoment(createdAt) },
  {
    key: "wear",
    title: words.wear,
    render: ({ lines: [first] }) =>
      first?.dateFrom && first.dateTo ? formatRange({ dateFrom: first.dateFrom, dateTo: first.dateTo }) : "–",
  },
  { key: "status", title: words.column.status, render: ({ status }) => <StatusTag status={status} /> },
  { key: "total", title: words.column.total, align: "end", render: ({ totals }) => <Money amount={totals.total} /> },
];

/** Orders in columns, for wide screens. */
export const OrderTable = ({ items }: { items: Order[] }) => (
  <div className={styles.table}>
    <Table label={words.title} columns={columns} rows={items} keyOf={({ id }) => id} />
  </div>
);
