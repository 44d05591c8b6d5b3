import { linkTo } from "@thuot-tha/shared/contracts";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { NextStep, SaleKind } from "../../../features/product/choice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./BuyBar.module.css";
import type { WearDates } from "./WearCalendar.tsx";
import { wearChoiceId } from "./WearChoice.tsx";

interface BuyBarProps {
  name: string;
  variantId: string | undefined;
  type: SaleKind;
  wear: WearDates | null;
  step: NextStep;
  /** Moves the focus to the sizes. */
  onSizeMissing: () => void;
  /** Called when the cart refuses the piece, because another shopper may have taken it. */
  onRefused: () => void;
  /** Why nothing can be added; absent when something can. */
  lack?: string;
  /** The price, or the total of the choice. */
  children: ReactNode;
}

type Phase = { is: "idle" | "adding" | "added" } | { is: "refused"; message: string };

/**
 * The next step to the cart: the days, the size, then the piece, sent by command, with the outcome. On phones it stays
 * at the bottom of the screen.
 */
export function BuyBar({ name, variantId, type, wear, step, onSizeMissing, onRefused, lack, children }: BuyBarProps) {
  const { bus, notify } = useHost();
  const choiceOf = (id?: string) => `${id} ${type} ${wear?.dateFrom} ${wear?.dateTo}`;
  const choice = choiceOf(variantId);
  // The outcome of one choice does not apply to another; several may be on their way to the cart.
  const [outcomes, setOutcomes] = useState<Record<string, Phase>>({});
  const state: Phase = outcomes[choice] ?? { is: "idle" };
  const shown = useRef<string | null>(choice);

  useEffect(() => {
    shown.current = choice;
    return () => {
      shown.current = null;
    };
  }, [choice]);

  // A cached page keeps its state: it shows no earlier outcome on return, and still waits for what is sent.
  useEffect(
    () => () => setOutcomes((all) => Object.fromEntries(Object.entries(all).filter(([, { is }]) => is === "adding"))),
    [],
  );

  const add = async () => {
    if (!variantId) return;
    const show = (phase: Phase) => setOutcomes((all) => ({ ...all, [choice]: phase }));
    const refused = (message: string) => {
      show({ is: "refused", message });
      // A size that is gone by now is no longer chosen.
      setOutcomes((all) => ({ ...all, [choiceOf()]: { is: "refused", message } }));
      // The shopper has gone on to another choice or page, so a notice shows the failure.
      if (shown.current !== choice) notify({ kind: "error", message });
    };
    show({ is: "adding" });
    try {
      const dates = type === "rental" ? (wear ?? {}) : {};
      const reply = await cartAdd.send(bus, { variantId, type, quantities: 1, ...dates });
      if (reply.accepted) return show({ is: "added" });
      onRefused();
      refused(reply.message);
    } catch {
      refused(viProduct.addFailed);
    }
  };

  // One element for every step, so that the focus stays on it as the calendar closes.
  const action =
    step === "days" || step === "otherDays"
      ? { popoverTarget: wearChoiceId }
      : { onClick: step === "size" ? onSizeMissing : add };
  return (
    <div className={styles.bar}>
      {state.is === "added" ? (
        <Notice tone="success" action={<Link to={linkTo(cartRoute)}>{viProduct.toCart}</Link>}>
          {viProduct.added(name)}
        </Notice>
      ) : null}
      {state.is === "refused" ? <Notice tone="error">{state.message}</Notice> : null}
      <div className={styles.buy}>
        <p className={styles.price}>{children}</p>
        <Button
          variant="primary"
          size="large"
          block
          loading={state.is === "adding"}
          disabled={lack !== undefined}
          {...action}
        >
          {lack ?? viProduct.step[step]}
        </Button>
      </div>
    </div>
  );
}
