import { useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { failureOf } from "../../../forms/phase.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { address as addressWords } from "../../../locales/vi/address.ts";
import { orderCare as words } from "../../../locales/vi/order-care.ts";
import { formatMoment } from "../../../moment.ts";
import { AddressOptions } from "../../address/components/AddressOptions.tsx";
import { NewAddress } from "../../address/components/NewAddress.tsx";
import { getAddressBook, getAddresses } from "../../address/selectors.ts";
import { addressesAsked } from "../../address/slice.ts";
import type { Order } from "../../order/slice.ts";
import { addressWanted, getOrderCare } from "../slice.ts";
import styles from "./OrderCare.module.css";

/** Delivers an order elsewhere, while that is possible. */
export function ChangeAddress({ order: { id, addressChange } }: { order: Order }) {
  const { notify } = useHost();
  const [open, setOpen] = useState(false);
  useSettled(useSelector(getOrderCare).address, {
    onDone: () => {
      setOpen(false);
      notify({ kind: "success", message: words.changed });
    },
  });
  if (!addressChange) return null;
  const { allowed, changedAt } = addressChange;
  return (
    <>
      {changedAt ? <p className={styles.quiet}>{words.changedAt(formatMoment(changedAt))}</p> : null}
      {allowed && !open ? (
        <Button variant="text" className={styles.onScreen} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      ) : null}
      {allowed && open ? <Choice orderId={id} onStop={() => setOpen(false)} /> : null}
    </>
  );
}

function Choice({ orderId, onStop }: { orderId: string; onStop: () => void }) {
  const dispatch = useDispatch();
  const { user } = useSession();
  const { addresses: known, list } = useSelector(getAddressBook);
  const addresses = useSelector(getAddresses);
  const { address: phase } = useSelector(getOrderCare);
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  useEffect(() => void dispatch(addressesAsked()), [dispatch]);

  if (!user) return null;
  if (list.is === "failed" && !known) {
    return <ErrorState title={addressWords.failedTitle} heading="h3" onRetry={() => dispatch(addressesAsked())} />;
  }
  if (!known) {
    return (
      <Loading label={addressWords.loading}>
        <SkeletonBlock height="8rem" />
      </Loading>
    );
  }
  if (adding || known.length === 0) {
    return (
      <NewAddress
        owner={user}
        onSaved={(addressId) => {
          setChosen(addressId);
          setAdding(false);
        }}
        onCancel={() => (known.length === 0 ? onStop() : setAdding(false))}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>{words.changeNote}</p>
      <AddressOptions addresses={addresses} chosenId={chosen} onChoose={setChosen} />
      <Button variant="text" onClick={() => setAdding(true)}>
        {addressWords.addAnother}
      </Button>
      <FormFailure failure={failureOf(phase)} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          disabled={chosen === null}
          loading={phase.is === "working"}
          onClick={() => chosen && dispatch(addressWanted({ orderId, addressId: chosen }))}
        >
          {words.changeTo}
        </Button>
        <Button onClick={onStop}>{words.stop}</Button>
      </div>
    </div>
  );
}
