import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { orderCare as words } from "../../../locales/vi/order-care.ts";
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
  useFocusAfter(open, () => place.current?.querySelector("button"));
  const { address: phase } = useSelector(getOrderCare);
  useSettled(phase, {
    onDone: () => {
      setOpen(false);
      notify({ kind: "success", message: words.changed });
    },
  });
  if (!addressChange) return null;
  const { allowed, changedAt } = addressChange;
  return (
    <div ref={place}>
      {changedAt ? <p className={styles.quiet}>{words.changedAt(formatMoment(changedAt))}</p> : null}
      {allowed && !open ? (
        <Button variant="text" className={styles.onScreen} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      ) : null}
      {/* The refusal stays to be read when the order can no longer be changed. */}
      {open && (allowed || phase.is === "failed") ? <Choice orderId={id} onStop={() => setOpen(false)} /> : null}
    </div>
  );
}

const takeFocus = (panel: HTMLDivElement | null): void => panel?.focus();

function Choice({ orderId, onStop }: { orderId: string; onStop: () => void }) {
  const dispatch = useDispatch();
  const { address: phase } = useSelector(getOrderCare);
  const failure = useFailure(phase);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    // The button that opened the panel has been removed, and the focus with it.
    <div ref={takeFocus} tabIndex={-1} className={styles.panel}>
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
    </div>
  );
}
