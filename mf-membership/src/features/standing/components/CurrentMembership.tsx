import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { useToday } from "@thuot-tha/shared/dates/use-today";
import { daysBetween, formatDong } from "@thuot-tha/shared/domain";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Link } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viPackages } from "../../../locales/vi/packages.ts";
import { getPackages } from "../../packages/selectors.ts";
import { formatEnd, lastDayOf } from "../last-day.ts";
import { getStanding, type Standing, standingRequested } from "../slice.ts";
import styles from "./CurrentMembership.module.css";

type Pending = NonNullable<Standing["pending"]>;

/** The customer's membership, its end and savings so far, and a payment that waits. Shows nothing without either. */
export function CurrentMembership() {
  const dispatch = useDispatch();
  const state = useSelector(getStanding);
  const hasFailed = state.is === "failed" || state.is === "retrying";
  const place = useRef<HTMLDivElement>(null);
  // A customer without a membership has no heading here.
  useFocusAfter(hasFailed, () => place.current?.querySelector("h2") ?? place.current);
  const retry = (
    <Button loading={state.is === "retrying"} onClick={() => dispatch(standingRequested())}>
      {viPackages.retry}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1}>
      {hasFailed ? (
        <Notice tone="error" className={styles.notice} action={retry}>
          <p>{viPackages.standingFailed}</p>
        </Notice>
      ) : null}
      {state.is === "known" && state.standing.pending ? <PendingPayment payment={state.standing.pending} /> : null}
      {state.is === "known" && state.standing.membership ? (
        <Membership membership={state.standing.membership} following={state.standing.following ?? []} />
      ) : null}
    </div>
  );
}

function PendingPayment({ payment: { id, type, amount, membershipPackageId } }: { payment: Pending }) {
  const name = useSelector(getPackages).find((one) => one.id === membershipPackageId)?.name;
  if (name === undefined) return null;
  const text = type === "bank_transfer" ? viPackages.pendingTransfer : viPackages.pending;
  return (
    <Notice
      className={styles.notice}
      action={<Link to={linkTo(membershipPaymentRoute, { paymentId: id })}>{viPackages.pendingLink}</Link>}
    >
      <p>{text(name, formatDong(amount))}</p>
    </Notice>
  );
}

interface MembershipProps {
  membership: NonNullable<Standing["membership"]>;
  /** Packages paid for that begin after it. */
  following: NonNullable<Standing["following"]>;
}

function Membership({ membership, following }: MembershipProps) {
  const today = useToday();
  const packages = useSelector(getPackages);
  const find = (packageId: string) => packages.find(({ id }) => id === packageId);
  const mine = find(membership.membershipPackageId);
  if (!mine) return null;
  return (
    <section className={styles.standing} style={{ borderColor: mine.color }} aria-labelledby="membership-standing">
      <div>
        <p className={styles.eyebrow}>{viPackages.standingTitle}</p>
        <h2 id="membership-standing" tabIndex={-1}>
          {viPackages.standingName(mine.name)}
        </h2>
      </div>
      <p>
        {viPackages.until(formatEnd(membership.expiresAt))}
        <small>{viPackages.daysLeft(daysBetween(today, lastDayOf(membership.expiresAt)))}</small>
      </p>
      <p>
        {membership.savedTotal > 0 ? (
          <>
            {viPackages.saved(formatDong(membership.savedTotal))}
            <small>{viPackages.savedIn(membership.orderCount)}</small>
          </>
        ) : (
          viPackages.savedNothing
        )}
      </p>
      {following.map(({ membershipPackageId, startsAt, expiresAt }) => (
        <p key={startsAt} className={styles.following}>
          {viPackages.following(find(membershipPackageId)?.name ?? "", formatEnd(startsAt), formatEnd(expiresAt))}
        </p>
      ))}
    </section>
  );
}
