import { formatDong } from "@thuot-tha/shared/domain";
import { Notice } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";
import type { Order } from "../slice.ts";
import styles from "./WrongSum.module.css";

/** Shows the newest transfer of a wrong sum while the order still awaits its payment, and what to do. */
export function WrongSum({ order: { status, receipts = [] } }: { order: Order }) {
  const receipt = receipts.findLast(({ counted }) => !counted);
  if (status !== "NOT_PAID" || !receipt) return null;
  const { amount, expected } = receipt;
  return (
    <Notice tone="warning" live={false} title={words.wrongSumTitle} className={styles.notice}>
      <p>{words.wrongSum(formatDong(amount), formatDong(expected))}</p>
    </Notice>
  );
}
