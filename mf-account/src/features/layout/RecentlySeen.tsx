import { accountRecentlySeen } from "@thuot-tha/shared/contracts/slots/account";
import { Slot } from "@thuot-tha/shared/platform";
import styles from "./RecentlySeen.module.css";

/** The products that the shopper viewed last, at the end of a page. */
export function RecentlySeen() {
  return (
    <div className={styles.seen}>
      <Slot of={accountRecentlySeen} />
    </div>
  );
}
