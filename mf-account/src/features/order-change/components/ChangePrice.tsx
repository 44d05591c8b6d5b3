import { formatDong, type PriceRow, payableRows } from "@thuot-tha/shared/domain";
import { movedRefundTerm } from "@thuot-tha/shared/domain/order";
import { Button, CheckboxInput, PriceTable } from "@thuot-tha/shared/ui";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import type { Order } from "../../order/slice.ts";
import type { ChangeRequest, Kind, Quote } from "../slice.ts";
import { PaymentSelect, usePaymentType } from "./PaymentSelect.tsx";

interface ChangePriceProps {
  kind: Kind;
  order: Order;
  quote: Quote;
  useWallet: boolean;
  onUseWallet: (use: boolean) => void;
  busy: boolean;
  onConfirm: (paymentType: ChangeRequest["paymentType"]) => void;
}

/** The price of a change, how it is paid, and the button that makes it. */
export function ChangePrice({ kind, order, quote, useWallet, onUseWallet, busy, onConfirm }: ChangePriceProps) {
  const { amount, refundPercent, settlement, wallet, payable, paymentTypes, holdMinutes } = quote;
  const payment = usePaymentType(paymentTypes);
  const paysNow = settlement === "now" && amount > 0;
  return (
    <>
      {amount > 0 ? (
        <PriceTable
          rows={rowsOf(quote)}
          total={amount}
          payment={paysNow ? payableRows(amount, wallet.used) : undefined}
        />
      ) : (
        <p>{outcomeOf(kind, quote)}</p>
      )}
      {kind === "DATES" && refundPercent < 100 ? <p>{movedRefundTerm(refundPercent)}</p> : null}
      {settlement === "with-order" && amount > 0 ? <p>{words.withOrder(formatDong(order.payable + amount))}</p> : null}
      {paysNow && wallet.balance > 0 ? (
        <CheckboxInput
          label={words.useWallet(formatDong(wallet.balance))}
          checked={useWallet}
          onChange={(event) => onUseWallet(event.target.checked)}
        />
      ) : null}
      {payable > 0 ? <PaymentSelect of={payment} hint={words.hold(holdMinutes)} /> : null}
      <Button variant="primary" loading={busy} onClick={() => onConfirm(payable > 0 ? payment.type : undefined)}>
        {amount > 0 ? words.confirm[kind](formatDong(amount)) : words.confirmFree[kind]}
      </Button>
    </>
  );
}

/** The rows of the price; their amounts sum to it. */
function rowsOf({ amount, buyOut }: Quote): PriceRow[] {
  if (!buyOut) return [{ part: "rental", label: words.further, amount }];
  const { price, rentDeducted, rentPercent, deposit } = buyOut;
  const rows: PriceRow[] = [
    { part: "sale", label: words.price, amount: price },
    { part: "saving", label: words.rentDeducted(rentPercent), amount: -rentDeducted },
    { part: "deposit", label: words.depositCounted, amount: -deposit },
  ];
  return rows.filter((row) => row.amount !== 0);
}

/** The sentence about a change that costs nothing more. */
function outcomeOf(kind: Kind, { amount, settlement, refundPercent }: Quote): string {
  if (amount < 0 && kind === "BUY") return words.surplus(formatDong(-amount));
  if (amount < 0 && settlement === "with-order") return words.lessWithOrder(formatDong(-amount));
  if (amount < 0) return words.refund(formatDong(-amount), refundPercent);
  return settlement === "now" && refundPercent === 0 ? words.nothingBack : words.sameCost;
}
