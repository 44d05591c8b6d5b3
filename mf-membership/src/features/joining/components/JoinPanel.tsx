import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { formatDay, formatDong, today } from "@thuot-tha/shared/domain";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, buttonClass, ChoiceGroup, Notice } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viJoining } from "../../../locales/vi/joining.ts";
import { viPackages } from "../../../locales/vi/packages.ts";
import type { MembershipPackage } from "../../packages/slice.ts";
import type { Offer, Standing } from "../../standing/slice.ts";
import { headingId, openerId } from "../ids.ts";
import { getJoining, type Joining, joiningClosed, joinRequested } from "../slice.ts";
import styles from "./JoinPanel.module.css";

interface JoinPanelProps {
  packages: readonly MembershipPackage[];
  standing: Standing;
}

/** Cost and start of joining, and the payment methods. Renders nothing until a package is chosen. */
export function JoinPanel({ packages, standing }: JoinPanelProps) {
  const dispatch = useDispatch();
  const joining = useSelector(getJoining);
  const chosen = packages.find(({ id }) => id === joining?.membershipPackageId);
  const offer = standing.offers.find(({ membershipPackageId }) => membershipPackageId === chosen?.id);
  useLedToPayment(joining);
  // A page that is left or hidden closes the form, so that a late answer leads no returning shopper to the gateway.
  useEffect(() => () => void dispatch(joiningClosed()), [dispatch]);
  if (!joining || !chosen || !offer) return null;
  const { paymentTypes = standing.paymentTypes } = offer;
  return (
    <Panel key={chosen.id} joining={joining} membershipPackage={chosen} offer={offer} paymentTypes={paymentTypes} />
  );
}

/** Leads a created payment to the gateway, or to the page with the transfer's details. */
function useLedToPayment(joining: Joining | null) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const payment = joining?.payment;
  useEffect(() => {
    if (!payment) return;
    const back = new AbortController();
    const wait = () => {
      back.abort();
      dispatch(joiningClosed());
      navigate(linkTo(membershipPaymentRoute, { paymentId: payment.id }));
    };
    if (!payment.redirectUrl) return wait();
    window.location.assign(payment.redirectUrl);
    // Returning from the gateway, a browser may restore the page from its back/forward cache.
    window.addEventListener("pageshow", wait, { signal: back.signal });
    // A shopper who stops the navigation, or pays in a wallet's own app, comes back to the same page.
    const waitIfVisible = () => document.visibilityState === "visible" && wait();
    document.addEventListener("visibilitychange", waitIfVisible, { signal: back.signal });
    return () => back.abort();
  }, [payment, navigate, dispatch]);
}

interface PanelProps {
  joining: Joining;
  membershipPackage: MembershipPackage;
  offer: Offer;
  paymentTypes: Standing["paymentTypes"];
}

function Panel({ joining, membershipPackage, offer, paymentTypes }: PanelProps) {
  const { sending, refusal, payment } = joining;
  const dispatch = useDispatch();
  const beginsNow = offer.kind === "join" || offer.kind === "upgrade";
  const open = paymentTypes.filter(({ type }) => type !== "cash");
  const { values, errors, general, change, form } = useForm({
    initial: { paymentType: open.find(({ available }) => available)?.type ?? null },
    check: () => ({}),
    failure: refusal,
    send: ({ paymentType }) =>
      paymentType &&
      dispatch(
        joinRequested({
          paymentType,
          expectedAmount: offer.amount,
          ...(beginsNow ? {} : { expectedStart: offer.startsAt }),
        }),
      ),
  });
  const { paymentType } = values;
  const close = () => {
    document.getElementById(openerId(membershipPackage.id))?.focus();
    dispatch(joiningClosed());
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {viJoining.title(viPackages.action[offer.kind], membershipPackage.name)}
      </h2>
      <form {...form}>
        <div className={styles.columns}>
          <dl className={styles.terms}>
            <Term name={viJoining.price} value={formatDong(membershipPackage.price)} />
            {offer.credit > 0 ? <Term name={viJoining.credit} value={`−${formatDong(offer.credit)}`} /> : null}
            <Term
              name={viJoining.starts}
              value={beginsNow ? viJoining.now : formatDay(today(new Date(offer.startsAt)))}
            />
            <Term name={viJoining.ends} value={formatDay(today(new Date(offer.expiresAt)))} />
            <Term name={viJoining.amount} value={formatDong(offer.amount)} strong />
          </dl>
          {paymentType === null ? (
            <Notice tone="warning">
              <p>{viJoining.noMethod}</p>
            </Notice>
          ) : (
            <ChoiceGroup
              label={viJoining.method}
              look="cards"
              options={open.map((one) => ({
                value: one.type,
                label: paymentNames[one.type],
                disabled: !one.available,
                note: one.reason,
              }))}
              value={paymentType}
              onChange={(chosen) => change({ paymentType: chosen })}
              error={errors.paymentType}
            />
          )}
        </div>
        {general ? (
          <Notice tone="error">
            <p>{general.message}</p>
          </Notice>
        ) : null}
        <div className={styles.actions}>
          {paymentType === null ? null : (
            <Button type="submit" variant="primary" size="large" loading={sending || payment !== null}>
              {viJoining.pay(formatDong(offer.amount))}
            </Button>
          )}
          {payment?.redirectUrl ? (
            <a className={buttonClass({ size: "large" })} href={payment.redirectUrl} rel="external">
              {viJoining.toPay}
            </a>
          ) : null}
          <Button variant="quiet" onClick={close}>
            {viJoining.close}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Term({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.amount : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
