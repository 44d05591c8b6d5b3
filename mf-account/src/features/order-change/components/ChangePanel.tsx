import { useToday } from "@thuot-tha/shared/dates/use-today";
import { addDays, type DayRange, eachDay, formatDay } from "@thuot-tha/shared/domain";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Button, Notice, SelectInput } from "@thuot-tha/shared/ui";
import { RentalCalendar } from "@thuot-tha/shared/ui/dates";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import type { Line, Order } from "../../order/slice.ts";
import {
  changeRequested,
  datesRequested,
  getOrderChange,
  type Kind,
  quoteRequested,
  type RentalChange,
} from "../slice.ts";
import styles from "./ChangePanel.module.css";
import { ChangePrice } from "./ChangePrice.tsx";

interface ChangePanelProps {
  kind: Kind;
  order: Order;
  line: Line;
  onClose: () => void;
}

/** One kind of change: chooses the days, shows the price, and requests it. */
export function ChangePanel({ kind, order, line, onClose }: ChangePanelProps) {
  const dispatch = useDispatch();
  const { quote, quotePhase, datesPhase, phase, refused } = useSelector(getOrderChange);
  const place = useRef<HTMLElement>(null);
  const failure = useFailure(phase);
  const quoteFailure = useFailure(quotePhase);
  // The change of another panel may fail while this one is open.
  const isOwn = refused?.lineId === line.id && refused.kind === kind;
  const [wear, setWear] = useState<DayRange | null>(() => firstWear(kind, line));
  const [useWallet, setUseWallet] = useState(true);
  const { id: orderId } = order;
  const change = changeOf(kind, line, wear);
  const requested = JSON.stringify(change);
  const ask = useCallback(() => {
    if (change) dispatch(quoteRequested({ orderId, change, useWallet }));
    // The text identifies the change, which is a new object each time.
  }, [dispatch, orderId, requested, useWallet]);
  useEffect(ask, [ask]);
  // What is free, or the price, may have changed.
  useSettled(phase, { onFailed: () => void (isOwn && ask()) });
  useFocusAfter(quoteFailure !== null, () => place.current);
  useFocusAfter(datesPhase.is === "failed", () => place.current);

  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-label={words.kinds[kind]}>
      <p>{words.leads[kind]}</p>
      {kind === "EXTEND" ? <EndChoice line={line} value={wear} onChange={setWear} /> : null}
      {kind === "DATES" ? <DatesChoice orderId={orderId} line={line} value={wear} onChange={setWear} /> : null}
      <div aria-live="polite">
        {change && quotePhase.is === "working" && !quote && !quoteFailure ? <p>{words.loading}</p> : null}
        <FormFailure
          failure={quoteFailure}
          action={
            <Button loading={quotePhase.is === "working"} onClick={ask}>
              {words.retry}
            </Button>
          }
        />
        {change && quote && !quote.available ? <Notice tone="warning">{quote.reason}</Notice> : null}
      </div>
      <FormFailure failure={isOwn ? failure : null} />
      {change && quote?.available ? (
        <ChangePrice
          kind={kind}
          order={order}
          quote={quote}
          useWallet={useWallet}
          onUseWallet={setUseWallet}
          busy={phase.is === "working" || quotePhase.is === "working"}
          onConfirm={(paymentType) =>
            dispatch(changeRequested({ orderId, change, useWallet, paymentType, expectedAmount: quote.amount }))
          }
        />
      ) : null}
      <Button variant="text" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}

function firstWear(kind: Kind, { dateFrom, dateTo }: Line): DayRange | null {
  return kind === "EXTEND" && dateFrom && dateTo ? { dateFrom, dateTo: addDays(dateTo, 1) } : null;
}

function changeOf(kind: Kind, { id: lineId }: Line, wear: DayRange | null): RentalChange | null {
  if (kind === "BUY") return { kind, lineId };
  if (!wear) return null;
  return kind === "EXTEND" ? { kind, lineId, dateTo: wear.dateTo } : { kind, lineId, ...wear };
}

interface DaysProps {
  line: Line;
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
}

/** The last wear day of an extension, up to the latest possible one. */
function EndChoice({ line: { dateTo }, value, onChange }: DaysProps) {
  const { quote } = useSelector(getOrderChange);
  const latest = quote?.latest;
  if (!latest || !dateTo || !value) return null;
  return (
    <SelectInput
      label={words.until}
      hint={words.returnOn(formatDay(addDays(value.dateTo, 1)))}
      value={value.dateTo}
      onChange={(event) => onChange({ ...value, dateTo: event.target.value })}
    >
      {eachDay({ dateFrom: addDays(dateTo, 1), dateTo: latest }).map((day) => (
        <option key={day} value={day}>
          {formatDay(day)}
        </option>
      ))}
    </SelectInput>
  );
}

/** The calendar of the days that a rental can move to. */
function DatesChoice({ orderId, line: { id: lineId, dateFrom }, value, onChange }: DaysProps & { orderId: string }) {
  const today = useToday();
  const dispatch = useDispatch();
  const { dates, datesPhase } = useSelector(getOrderChange);
  useEffect(() => {
    dispatch(datesRequested({ orderId, lineId }));
  }, [dispatch, orderId, lineId]);
  if (datesPhase.is === "failed") {
    const again = () => dispatch(datesRequested({ orderId, lineId }));
    return (
      <Notice tone="error" action={<Button onClick={again}>{words.retry}</Button>}>
        {words.datesFailed}
      </Notice>
    );
  }
  return (
    <RentalCalendar
      today={today}
      firstDay={dates?.firstDate ?? addDays(today, 1)}
      lastDay={dates?.lastDate}
      invalidDates={dates?.invalidDates ?? []}
      freeRanges={dates?.freeRanges}
      maxDays={dates?.maxDays ?? 1}
      cutoffHour={dates?.cutoffHour}
      value={value}
      opensOn={dateFrom ?? undefined}
      onChange={onChange}
      loading={!dates}
    />
  );
}
