import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import {
  type DayRange,
  formatDay,
  formatDong,
  formatRange,
  type PriceRow,
  priceRows,
  priceText,
  rentalPeriod,
  settlementRows,
  today,
  totalLabel,
} from "@thuot-tha/shared/domain";
import { lateReturn, lateReturnTerm, placeLine } from "@thuot-tha/shared/domain/order";
import type { LetterWriters, Occasion } from "../mail/compose.ts";
import { type Block, button, type Letter, words } from "../mail/letter.ts";
import { findOrder, type WholeOrder } from "./queries/orders.ts";
import { deliveryOf, leadingPayment, totalsOf } from "./view.ts";

type Words = Omit<Letter, "greeting">;
type Terms = Pick<Occasion<OrderLetter>, "isProven"> & { latePercent: number };

const clock = new Intl.DateTimeFormat("vi-VN", {
  timeZone: "Asia/Ho_Chi_Minh",
  ...({ hour: "2-digit", minute: "2-digit", day: "2-digit", month: "2-digit", year: "numeric" } as const),
});

const handover = ({ dateFrom, dateTo }: DayRange): string => `giao ${formatDay(dateFrom)}, trả ${formatDay(dateTo)}`;

function goods({ items }: WholeOrder): Block {
  return {
    kind: "goods",
    goods: items.map(({ name, size, color, quantities, dateFrom, dateTo, total, ownMemberPrice }) => {
      const wear = dateFrom && dateTo ? { dateFrom, dateTo } : null;
      const days = wear ? `Thuê, mặc ${formatRange(wear)}, ${handover(rentalPeriod(wear))}` : "Mua";
      const details = [days, `Cỡ ${size}`, color, `${quantities} món`];
      if (ownMemberPrice) details.push("giá riêng của món này");
      return { name, details: details.join(" · "), price: formatDong(total) };
    }),
  };
}

function sums(whole: WholeOrder): Block {
  const { status, paymentType, total, walletUsed } = whole.order;
  const totals = totalsOf(whole.order);
  const paymentStatus = leadingPayment(whole).status;
  const payable = total - walletUsed;
  const fact = (row: PriceRow) => [row.note ? `${row.label}, ${row.note}` : row.label, priceText(row)] as const;
  return {
    kind: "facts",
    facts: [
      ...priceRows(totals).map(fact),
      [totalLabel, formatDong(total)],
      ...settlementRows({ status, paymentType, paymentStatus, totals, walletUsed, payable }).map(fact),
    ],
  };
}

/** @param isProven whether the letter may repeat what the customer has written */
function delivery(whole: WholeOrder, isProven: boolean): Block {
  const { address, createdAt } = whole.order;
  const expected = deliveryOf(whole, createdAt);
  const { receiverName, phone } = address;
  return {
    kind: "facts",
    facts: [
      ...(isProven
        ? ([
            ["Người nhận", `${receiverName}, ${phone}`],
            ["Giao đến", placeLine(address)],
          ] as const)
        : []),
      ...(expected ? [["Dự kiến giao", formatRange(expected)] as const] : []),
    ],
  };
}

/** The rule of late returns, for an order with rentals. */
function late({ order, items }: WholeOrder, percent: number): Block[] {
  const rule = lateReturn(items, today(order.createdAt), percent);
  return rule ? [words(lateReturnTerm(percent, rule.perDay))] : [];
}

function orderPlaced(shopUrl: string, whole: WholeOrder, { latePercent, isProven }: Terms): Words {
  const { id, status, holdUntil } = whole.order;
  const isWaiting = status === "NOT_PAID" && holdUntil !== null;
  const seen = button("Xem đơn hàng", `${shopUrl}${linkTo(orderRoute, { orderId: id })}`);
  const pay = button("Thanh toán", `${shopUrl}${linkTo(orderPaymentRoute, { orderId: id })}`);
  const held = isWaiting
    ? `Đơn ${id} đang chờ thanh toán. Chúng tôi giữ món cho bạn đến ${clock.format(holdUntil)}.`
    : `Cảm ơn bạn! Chúng tôi đã nhận đơn ${id} và đang chuẩn bị món.`;
  return {
    subject: isWaiting ? `Đơn ${id} chờ thanh toán` : `Đã nhận đơn ${id}`,
    preview: held,
    blocks: [
      words(held),
      goods(whole),
      sums(whole),
      delivery(whole, isProven),
      ...late(whole, latePercent),
      isWaiting ? pay : seen,
    ],
  };
}

function orderPaid(shopUrl: string, whole: WholeOrder, { latePercent, isProven }: Terms): Words {
  const { id } = whole.order;
  const thanks = `Chúng tôi đã nhận thanh toán của đơn ${id} và đang chuẩn bị món cho bạn.`;
  return {
    subject: `Đã nhận thanh toán đơn ${id}`,
    preview: thanks,
    blocks: [
      ...[words(thanks), goods(whole), sums(whole), delivery(whole, isProven), ...late(whole, latePercent)],
      button("Xem đơn hàng", `${shopUrl}${linkTo(orderRoute, { orderId: id })}`),
    ],
  };
}

const backToShop = (shopUrl: string): Block => button("Chọn lại món", `${shopUrl}${linkTo(homeRoute)}`);

function orderExpired(shopUrl: string, whole: WholeOrder): Words {
  const { id } = whole.order;
  const gone = `Đơn ${id} chưa được thanh toán trong thời gian giữ nên đã huỷ.`;
  return {
    subject: `Đơn ${id} đã hết thời gian giữ`,
    preview: gone,
    blocks: [words(`${gone} Phần đã trả bằng ví, nếu có, đã về lại ví của bạn.`), goods(whole), backToShop(shopUrl)],
  };
}

/** The refund that the cancellation paid to the wallet. */
function refunded({ walletEntries }: WholeOrder): string {
  const refund = walletEntries.find(({ kind }) => kind === "ORDER_REFUND");
  return refund ? `${formatDong(refund.amount)} đã về ví của bạn.` : "Đơn này không có khoản hoàn lại.";
}

function cancelled(shopUrl: string, whole: WholeOrder, subject: string, why: string): Words {
  return {
    subject,
    preview: why,
    blocks: [
      words(`${why} ${refunded(whole)}`),
      goods(whole),
      button("Xem đơn hàng", `${shopUrl}${linkTo(orderRoute, { orderId: whole.order.id })}`),
    ],
  };
}

function orderCancelled(shopUrl: string, whole: WholeOrder): Words {
  const { id } = whole.order;
  return cancelled(shopUrl, whole, `Đơn ${id} đã huỷ`, `Đơn ${id} đã huỷ.`);
}

function orderCancelledByShop(shopUrl: string, whole: WholeOrder): Words {
  const { id } = whole.order;
  const why = `Rất tiếc, chúng tôi không giao được đơn ${id} nên phải huỷ.`;
  return cancelled(shopUrl, whole, `Cửa hàng đã huỷ đơn ${id}`, why);
}

function orderLate(shopUrl: string, whole: WholeOrder): Words {
  const { id } = whole.order;
  const why = `Chúng tôi xin lỗi: đồ của đơn ${id} không tới kịp ngày mặc, nên đơn đã huỷ.`;
  return cancelled(shopUrl, whole, `Đơn ${id} không được giao kịp`, why);
}

type OrderLetter =
  | "order-placed"
  | "order-paid"
  | "order-expired"
  | "order-cancelled"
  | "order-cancelled-by-shop"
  | "order-late";

const about =
  (
    write: (shopUrl: string, whole: WholeOrder, terms: Terms) => Words,
    isOver: (whole: WholeOrder) => boolean = () => false,
  ) =>
  async ({ db, config, customerId, isProven, data }: Occasion<OrderLetter>): Promise<Words | null> => {
    const whole = await findOrder(db, customerId, data.orderId);
    const { latePercent } = config.rental;
    return !whole || isOver(whole) ? null : write(config.publicUrl, whole, { latePercent, isProven });
  };

/**
 * A letter may be sent after its order was cancelled; it is skipped then, because the cancellation has its own letter.
 */
const isCancelled = ({ order }: WholeOrder): boolean => order.status === "CANCEL";

/** The letters about an order. */
export const orderLetters = {
  "order-placed": about(orderPlaced, isCancelled),
  "order-paid": about(orderPaid, isCancelled),
  "order-expired": about(orderExpired),
  "order-cancelled": about(orderCancelled),
  "order-cancelled-by-shop": about(orderCancelledByShop),
  "order-late": about(orderLate),
} satisfies Pick<LetterWriters, OrderLetter>;
