import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrderCare as words } from "../../../locales/vi/order-care.ts";
import { formatMoment } from "../../../moment.ts";
import { ChooseAddress } from "../../address/components/ChooseAddress.tsx";
import type { Order } from "../../order/slice.ts";
import { addressChangeRequested, getOrderCare } from "../slice.ts";
import styles from "./OrderCare.module.css";

/** Changes an order's delivery address, while that is possible. */
export function ChangeAddress({ order: { id, addressChange } }: { order: Order }) {
  const { notify } = useHost();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(open, () => place.current?.querySelector("button") ?? place.current);
  useSettled(useSelector(getOrderCare).address, {
    onDone: () => {
      setOpen(false);
      notify({ kind: "success", message: words.changed });
    },
  });
  if (!addressChange) return null;
  const { allowed, changedAt } = addressChange;
  return (
    <div ref={place} tabIndex={-1}>
      {changedAt ? <p className={styles.quiet}>{words.changedAt(formatMoment(changedAt))}</p> : null}
      {allowed && !open ? (
        <Button variant="text" className={styles.onScreen} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      ) : null}
      {open ? <Choice orderId={id} allowed={allowed} onStop={() => setOpen(false)} /> : null}
    </div>
  );
}

interface ChoiceProps {
  orderId: string;
  /** False once the courier has the order, which may happen while the shopper chooses. */
  allowed: boolean;
  onStop: () => void;
}

function Choice({ orderId, allowed, onStop }: ChoiceProps) {
  const dispatch = useDispatch();
  const { address: phase } = useSelector(getOrderCare);
  const failure = useFailure(phase);
  const [chosen, setChosen] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The button that opened the panel has been removed, or the addresses, and the focus with them.
  useEffect(() => {
    if (document.activeElement === document.body || allowed) panel.current?.focus();
  }, [allowed]);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {allowed ? (
        <ChooseAddress chosenId={chosen} onChoose={setChosen} onStop={onStop}>
          <p className={styles.quiet}>{words.changeNote}</p>
          <FormFailure failure={failure} />
          <div className={styles.buttons}>
            <Button
              variant="primary"
              disabled={chosen === null}
              loading={phase.is === "working"}
              onClick={() => chosen && dispatch(addressChangeRequested({ orderId, addressId: chosen }))}
            >
              {words.changeTo}
            </Button>
            <Button onClick={onStop}>{words.stop}</Button>
          </div>
        </ChooseAddress>
      ) : (
        <>
          {failure ? <FormFailure failure={failure} /> : <p role="status">{words.unchangeable}</p>}
          <Button onClick={onStop}>{words.stop}</Button>
        </>
      )}
    </div>
  );
}
