import { linkTo } from "@thuot-tha/shared/contracts";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import type { SaleKind } from "../../../features/product/choice.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./AddToCart.module.css";
import type { WearDates } from "./WearCalendar.tsx";

interface AddToCartProps {
  name: string;
  variantId: string | undefined;
  type: SaleKind;
  wear: WearDates | null;
  /** Why nothing can be added, if so. */
  lack?: string;
}

type Phase = { phase: "idle" } | { phase: "adding" } | { phase: "added" } | { phase: "refused"; message: string };

/** Sends the piece to the cart by command, and shows the outcome. */
export function AddToCart({ name, variantId, type, wear, lack }: AddToCartProps) {
  const { bus, notify } = useHost();
  const [state, setState] = useState<Phase>({ phase: "idle" });
  const here = useRef(true);
  const words = vi;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const add = async () => {
    if (!variantId) return;
    if (type === "rental" && !wear) return setState({ phase: "refused", message: words.needDates });
    const refused = (message: string) => {
      setState({ phase: "refused", message });
      // The shopper has gone on to another choice or page, so a notice shows the failure.
      if (!here.current) notify({ kind: "error", message });
    };
    setState({ phase: "adding" });
    try {
      const dates = type === "rental" ? (wear ?? {}) : {};
      const reply = await cartAdd.send(bus, { variantId, type, quantities: 1, ...dates });
      if (reply.accepted) setState({ phase: "added" });
      else refused(reply.message);
    } catch {
      refused(words.addFailed);
    }
  };

  return (
    <div className={styles.buy}>
      <Button
        variant="primary"
        size="large"
        block
        loading={state.phase === "adding"}
        disabled={lack !== undefined}
        onClick={add}
      >
        {lack ?? words.add}
      </Button>
      {state.phase === "added" ? (
        <Notice tone="success" action={<Link to={linkTo(cartRoute)}>{words.toCart}</Link>}>
          {words.added(name)}
        </Notice>
      ) : null}
      {state.phase === "refused" ? <Notice tone="error">{state.message}</Notice> : null}
    </div>
  );
}
