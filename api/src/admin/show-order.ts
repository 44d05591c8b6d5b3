import { today } from "@thuot-tha/shared/domain";
import { placeLine } from "@thuot-tha/shared/domain/order";
import { orderNotFound } from "../order/not-found.ts";
import { listLineBookings } from "../order/queries/changes.ts";
import { findAnyOrder } from "../order/queries/orders.ts";
import { isRented, returnedDeposit } from "../order/view.ts";
import type { AdminContext } from "./admin-command.ts";
import { actionLines, toAction } from "./audit.ts";
import { listActions } from "./queries/actions.ts";
import { listAllOrders } from "./queries/order-list.ts";
import { type Cell, localTime, onOneLine, tableLines } from "./table.ts";
import { worksOf } from "./work-list.ts";

/** Maximum actions of staff that are shown; an order has far fewer. */
const maxActions = 200;

/** Everything that staff see of an order. Sums are đồng, times ISO 8601. Throws NotFound. */
export async function orderDetails({ db, now }: AdminContext, orderId: string) {
  const whole = await findAnyOrder(db, orderId);
  const [listed] = whole ? await listAllOrders(db, { id: orderId }) : [];
  if (!whole || !listed) throw orderNotFound();
  const { order, items } = whole;
  const {
    rentalTotal,
    saleTotal,
    memberSaving,
    shippingFee,
    depositTotal,
    total,
    walletUsed,
    lateFee,
    keptDeposit,
    waived,
    refunded,
  } = order;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const lines = [];
  for (const line of items) {
    const { id, type, name, size, color, quantities, dateFrom, dateTo, deposit, boughtFor, returnedOn } = line;
    const bookings = isRented(line) ? await listLineBookings(db, id) : [];
    const pieces = bookings.filter(({ changeId }) => changeId === null).map(({ unitId }) => unitId);
    const checked = whole.checks.filter(({ orderItemId }) => orderItemId === id);
    lines.push({
      id,
      type,
      name,
      size,
      color,
      quantities,
      pieces,
      wearFrom: dateFrom,
      wearTo: dateTo,
      total: line.total,
      deposit,
      boughtFor,
      returnedOn,
      checks: checked.map(({ unitId: piece, kept, why, at }) => ({ piece, kept, why, at: iso(at) })),
    });
  }
  return {
    ...worksOf(listed, { now: today(now()), until: today(now()) })[0],
    receiver: `${order.address.receiverName}, ${placeLine(order.address)}`,
    note: order.note,
    lines,
    money: { rentalTotal, saleTotal, memberSaving, shippingFee, depositTotal, total, walletUsed, waived, refunded },
    depositBack: { lateDays: order.lateDays, lateFee, kept: keptDeposit, back: returnedDeposit(order) },
    payments: [...whole.payments, ...whole.changePayments].map(
      ({ type, status, amount, changeId, gatewayTransaction, createdAt, paidAt }) => ({
        type,
        status,
        amount,
        changeId,
        transaction: gatewayTransaction,
        createdAt: iso(createdAt),
        paidAt: iso(paidAt),
      }),
    ),
    wallet: whole.walletEntries.map(({ kind, amount, note, at }) => ({ kind, amount, note, at: iso(at) })),
    changes: whole.changes.map(({ id, kind, status, dateFrom, dateTo, amount, createdAt }) => ({
      id,
      kind,
      status,
      dateFrom,
      dateTo,
      amount,
      createdAt: iso(createdAt),
    })),
    problems: whole.problems.map(({ id, topic, content, answer, createdAt }) => ({
      id,
      topic,
      content,
      answer,
      createdAt: iso(createdAt),
    })),
    history: whole.events.map(({ status, note, at }) => ({ status, note, at: iso(at) })),
    actions: (await listActions(db, { orderId }, maxActions)).map(toAction),
  };
}

type Details = Awaited<ReturnType<typeof orderDetails>>;

const time = (at: string | null): string | null => at && localTime(new Date(at));

/** A table below its title; nothing for no rows. */
const section = (title: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] =>
  rows.length === 0 ? [] : ["", title, ...tableLines(headings, rows).map((line) => `  ${line}`)];

/** The details of an order as lines of text. */
export function orderLines(details: Details): string[] {
  const { id, status, day, customer, email, phone, receiver, receiverPhone, note, depositBack } = details;
  const { rentalTotal, saleTotal, memberSaving, shippingFee, depositTotal, total, walletUsed, waived, refunded } =
    details.money;
  const { lateDays, lateFee, kept, back } = depositBack;
  const sums: [string, number][] = [
    ["rent, after member savings", rentalTotal],
    ["member savings", memberSaving],
    ["purchases", saleTotal],
    ["delivery", shippingFee],
    ["deposit", depositTotal],
    ["total", total],
    ["of it from the wallet", walletUsed],
    ["of it borne by the shop", waived],
    ["refunded after the delivery", refunded],
    [`late fee for ${lateDays} days`, lateFee],
    ["kept after the check", kept],
    ["deposit back to the wallet", back],
  ];
  return [
    `${id}  ${status}${day ? `  ${day}` : ""}`,
    `customer  ${onOneLine(`${customer}, ${email}, ${phone}`)}`,
    `receiver  ${onOneLine(`${receiver}, ${receiverPhone}`)}`,
    ...(note ? [`note      ${onOneLine(note)}`] : []),
    ...section(
      "Lines",
      ["", "name", "size", "colour", "count", "wear", "back", "pieces", "total", "deposit"],
      details.lines.map(({ type, name, size, color, quantities, wearFrom, wearTo, pieces, ...line }) => [
        ...[line.boughtFor === null ? type : "kept", name, size, color, quantities],
        ...[
          wearFrom && `${wearFrom} – ${wearTo}`,
          line.returnedOn,
          pieces.join(", ") || null,
          line.total,
          line.deposit,
        ],
      ]),
    ),
    ...section(
      "Money",
      ["", "đồng"],
      sums.filter(([, sum]) => sum !== 0),
    ),
    ...section(
      "Checks of pieces",
      ["piece", "kept", "why", "when"],
      details.lines.flatMap(({ checks }) => checks.map(({ piece, kept: sum, why, at }) => [piece, sum, why, time(at)])),
    ),
    ...section(
      "Payments",
      ["type", "state", "đồng", "change", "transaction", "begun", "paid"],
      details.payments.map((payment) => [
        ...[payment.type, payment.status, payment.amount, payment.changeId, payment.transaction],
        ...[time(payment.createdAt), time(payment.paidAt)],
      ]),
    ),
    ...section(
      "Wallet",
      ["kind", "đồng", "note", "when"],
      details.wallet.map(({ kind, amount, note: text, at }) => [kind, amount, text, time(at)]),
    ),
    ...section(
      "Changes",
      ["number", "kind", "state", "wear", "đồng", "when"],
      details.changes.map(({ id: number, kind, status: state, dateFrom, dateTo, amount, createdAt }) => [
        ...[number, kind, state, dateFrom && `${dateFrom} – ${dateTo}`, amount, time(createdAt)],
      ]),
    ),
    ...section(
      "Problems",
      ["number", "topic", "words", "answer", "when"],
      details.problems.map(({ id: number, topic, content, answer, createdAt }) => [
        ...[number, topic, content, answer, time(createdAt)],
      ]),
    ),
    ...section(
      "History",
      ["when", "state", "note"],
      details.history.map(({ at, status: state, note: text }) => [time(at), state, text]),
    ),
    ...(details.actions.length === 0
      ? []
      : ["", "By staff", ...actionLines(details.actions).map((line) => `  ${line}`)]),
  ];
}
