import { daysBetween, formatDong } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { vi } from "../../../locales/vi/packages.ts";
import { getPackages } from "../../packages/selectors.ts";
import { formatEnd, lastDayOf } from "../last-day.ts";
import { getStanding, standingRequested } from "../slice.ts";
import styles from "./CurrentMembership.module.css";

/** The customer's membership: its end and savings so far. Renders nothing without a membership. */
export function CurrentMembership() {
  const { today } = useHost();
  const dispatch = useDispatch();
  const state = useSelector(getStanding);
  const packages = useSelector(getPackages);
  if (state.phase === "failed") {
    return (
      <Notice tone="error" action={<Button onClick={() => dispatch(standingRequested())}>{vi.retry}</Button>}>
        <p>{vi.standingFailed}</p>
      </Notice>
    );
  }
  const membership = state.phase === "known" ? state.standing.membership : null;
  const mine = packages.find(({ id }) => id === membership?.membershipPackageId);
  if (!membership || !mine) return null;
  return (
    <section className={styles.standing} style={{ borderColor: mine.color }} aria-labelledby="membership-standing">
      <div>
        <p className={styles.eyebrow}>{vi.standingTitle}</p>
        <h2 id="membership-standing">{vi.standingName(mine.name)}</h2>
      </div>
      <p>
        {vi.until(formatEnd(membership.expiresAt))}
        <small>{vi.daysLeft(daysBetween(today, lastDayOf(membership.expiresAt)))}</small>
      </p>
      <p>
        {membership.savedTotal > 0 ? (
          <>
            {vi.saved(formatDong(membership.savedTotal))}
            <small>{vi.savedIn(membership.orderCount)}</small>
          </>
        ) : (
          vi.savedNothing
        )}
      </p>
    </section>
  );
}
