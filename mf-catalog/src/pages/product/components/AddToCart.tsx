import { cartAdd } from "@thuot-tha/shared/contracts/events";
import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useState } from "react";
import type { SaleKind } from "../../../features/product/choice.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./AddToCart.module.css";
import type { WearDates } from "./WearCalendar.tsx";

interface AddToCartProps {
  name: string;
  variantId: string | undefined;
  type: SaleKind;
  wear: WearDates | null;
  /** Pieces there are of the choice. */
  left: number;
}

type Phase = { phase: "idle" } | { phase: "adding" } | { phase: "added" } | { phase: "refused"; message: string };

/** Asks the cart, wherever it lives, to take the piece, and says what came of it. */
export function AddToCart({ name, variantId, type, wear, left }: AddToCartProps) {
  const { bus } = useHost();
  const [state, setState] = useState<Phase>({ phase: "idle" });
  const words = vi;

  const add = async () => {
    if (!variantId || left === 0) return setState({ phase: "refused", message: words.gone });
    if (type === "rental" && !wear) return setState({ phase: "refused", message: words.needDates });
    setState({ phase: "adding" });
    try {
      const dates = type === "rental" ? (wear ?? {}) : {};
      const reply = await cartAdd.send(bus, { variantId, type, quantities: 1, ...dates });
      setState(reply.accepted ? { phase: "added" } : { phase: "refused", message: reply.message });
    } catch {
      setState({ phase: "refused", message: words.addFailed });
    }
  };

  return (
    <div className={styles.buy}>
      <Button
        variant="primary"
        size="large"
        block
        loading={state.phase === "adding"}
        disabled={left === 0}
        onClick={add}
      >
        {left === 0 ? words.gone : words.add}
      </Button>
      {state.phase === "added" ? (
        <Notice tone="success" action={<Link to={pathTo("cart")}>{words.toCart}</Link>}>
          {words.added(name)}
        </Notice>
      ) : null}
      {state.phase === "refused" ? <Notice tone="error">{state.message}</Notice> : null}
    </div>
  );
}
