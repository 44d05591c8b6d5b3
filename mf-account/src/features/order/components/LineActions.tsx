import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { formatDong, today } from "@thuot-tha/shared/domain";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { useSelector } from "react-redux";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { productPath } from "../../product-path.ts";
import { mayBuySameProduct, mayReview, reviewPath } from "../line-links.ts";
import { getSalePrices } from "../selectors.ts";
import type { Line, Order } from "../slice.ts";
import styles from "./LineActions.module.css";

/** Actions on a piece of an order: rent or buy again, review, buy the product that was rented. */
export function LineActions({ order, line }: { order: Order; line: Line }) {
  const { bus, notify, now, showError } = useHost();
  const [busy, setBusy] = useState(false);
  const salePrice = useSelector(getSalePrices)[line.productId];

  async function buySame(): Promise<void> {
    setBusy(true);
    try {
      const reply = await cartAdd.send(bus, { variantId: line.variantId, type: "sale", quantities: 1 });
      notify(
        reply.accepted
          ? { kind: "success", message: words.addedToCart(line.name) }
          : { kind: "error", message: reply.message },
      );
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <div className={styles.actions}>
      <Button variant="text" as={Link} href={productPath(line)} aria-label={words.againOf[line.type](line.name)}>
        {words.again[line.type]}
      </Button>
      {mayReview(order, line, today(now())) ? (
        <Button variant="text" as={Link} href={reviewPath(line)} aria-label={words.reviewOf(line.name)}>
          {words.review}
        </Button>
      ) : null}
      {mayBuySameProduct(order.status, line) && salePrice !== undefined ? (
        <Button
          variant="text"
          loading={busy}
          onClick={() => void buySame()}
          aria-label={words.buySameOf(line.name, formatDong(salePrice))}
        >
          {words.buySame(formatDong(salePrice))}
        </Button>
      ) : null}
    </div>
  );
}
