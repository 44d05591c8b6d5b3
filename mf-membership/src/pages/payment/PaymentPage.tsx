import { linkTo } from "@thuot-tha/shared/contracts";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { paymentTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { formatDong } from "@thuot-tha/shared/domain";
import { returnHint } from "@thuot-tha/shared/domain/payment";
import { Link, type PageProps, Slot, useHost } from "@thuot-tha/shared/platform";
import { buttonClass, Icon, Notice } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { getPackages } from "../../features/packages/selectors.ts";
import { getPaymentState, isOver, type Payment, paymentLeft, paymentWatched } from "../../features/payment/slice.ts";
import { formatEnd } from "../../features/standing/last-day.ts";
import { viJoining } from "../../locales/vi/joining.ts";
import styles from "./PaymentPage.module.css";

/** Waits for a package's payment and shows its outcome. */
export function PaymentPage({ params: { paymentId = "" }, search }: PageProps) {
  const dispatch = useDispatch();
  const { payment, lost } = useSelector(getPaymentState);
  useEffect(() => {
    dispatch(paymentWatched(paymentId));
    return () => void dispatch(paymentLeft(paymentId));
  }, [dispatch, paymentId]);
  if (!payment) return null;
  return (
    <div className={styles.page} aria-live="polite">
      <Stage payment={payment} hint={payment.transfer ? null : returnHint(search)} />
      {lost ? <p className={styles.lost}>{viJoining.lost}</p> : null}
    </div>
  );
}

const usePackageName = ({ membershipPackageId }: Payment): string =>
  useSelector(getPackages).find(({ id }) => id === membershipPackageId)?.name ?? "";

interface Pending {
  payment: Payment;
  /** The outcome in the gateway's return address; null when the shopper comes from elsewhere. */
  hint: ReturnType<typeof returnHint>;
}

function Stage({ payment, hint }: Pending) {
  const { now } = useHost();
  const { boughtOtherwise } = useSelector(getPaymentState);
  if (payment.status === "PAID") return <Paid payment={payment} />;
  if (payment.status === "REFUNDED") return <Returned payment={payment} />;
  const isPending = payment.status === "PENDING";
  if (isPending && hint === "maybe-paid") return <Waiting payment={payment} hint={hint} />;
  if (boughtOtherwise) return <BoughtOtherwise payment={payment} />;
  if (!isPending) return <PayAgain title={viJoining.failed} texts={[payment.failure, viJoining.failedLead]} />;
  if (isOver(payment, now())) return <PayAgain title={viJoining.over} texts={[viJoining.overLead]} />;
  if (hint === "not-paid") return <PayAgain title={viJoining.failed} texts={[viJoining.failedLead]} />;
  return <Waiting payment={payment} hint={hint} />;
}

function PayAgain({ title, texts }: { title: string; texts: (string | null | undefined)[] }) {
  return (
    <>
      <h1>{title}</h1>
      {texts.map((text) => (text ? <p key={text}>{text}</p> : null))}
      <Link className={buttonClass({ variant: "primary" })} to={linkTo(membershipRoute)}>
        {viJoining.again}
      </Link>
    </>
  );
}

function Paid({ payment }: { payment: Payment }) {
  const { now } = useHost();
  const { bought } = useSelector(getPaymentState);
  const name = usePackageName(payment);
  const follows = bought !== null && Date.parse(bought.startsAt) > now().getTime() ? bought : null;
  const title = follows ? viJoining.paidAhead : viJoining.paid;
  return (
    <>
      <Icon name="check-circle" size={44} className={styles.mark} />
      <h1>{title}</h1>
      <p>
        {follows
          ? viJoining.paidAheadLead(name, formatEnd(follows.startsAt), formatEnd(follows.expiresAt))
          : viJoining.paidLead(name)}
      </p>
      <Ways label={title} to={linkTo(homeRoute)} text={viJoining.shop} />
    </>
  );
}

/** Another payment of the same purchase was paid, in another tab for example. */
function BoughtOtherwise({ payment }: { payment: Payment }) {
  return (
    <>
      <h1>{viJoining.boughtOtherwise}</h1>
      <p>{viJoining.boughtOtherwiseLead(usePackageName(payment))}</p>
      <Ways label={viJoining.boughtOtherwise} to={linkTo(homeRoute)} text={viJoining.shop} />
    </>
  );
}

/** Ways on once a payment is over: one of its own, and to the packages. */
function Ways({ label, to, text }: { label: string; to: string; text: string }) {
  return (
    <nav className={styles.ways} aria-label={label}>
      <Link className={buttonClass({ variant: "primary" })} to={to}>
        {text}
      </Link>
      <Link className={buttonClass()} to={linkTo(membershipRoute)}>
        {viJoining.packages}
      </Link>
    </nav>
  );
}

/** The money arrived after another payment of the same purchase, or once the credit in its price no longer held. */
function Returned({ payment }: { payment: Payment }) {
  return (
    <>
      <h1>{viJoining.returned}</h1>
      <p>{viJoining.returnedLead(formatDong(payment.amount))}</p>
      <Ways label={viJoining.returned} to={linkTo(walletRoute)} text={viJoining.wallet} />
    </>
  );
}

function Waiting({ payment, hint }: Pending) {
  const { transfer, redirectUrl, amount } = payment;
  const name = usePackageName(payment);
  const { receipts } = useSelector(getPaymentState);
  return (
    <>
      <h1>{hint ? viJoining.checking : viJoining.waiting}</h1>
      <p className={styles.bought}>
        {viJoining.bought(name)} <strong>{formatDong(amount)}</strong>
      </p>
      <p>{hint ? viJoining.checkingLead : viJoining.waitingLead}</p>
      {receipts.map((receipt) => (
        <Notice key={receipt.at + receipt.amount} tone="warning" title={viJoining.wrongSumTitle}>
          <p>{viJoining.wrongSum(formatDong(receipt.amount), formatDong(receipt.expected))}</p>
        </Notice>
      ))}
      {transfer ? (
        <div className={styles.byHand}>
          <Slot
            of={paymentTransfer}
            props={{ transfer, amount }}
            fallback={<Transfer transfer={transfer} amount={amount} />}
          />
        </div>
      ) : null}
      {redirectUrl && !hint ? (
        <a className={buttonClass({ variant: "primary" })} href={redirectUrl} rel="external">
          {viJoining.toPay}
        </a>
      ) : null}
      <p className={styles.other}>
        <Link to={linkTo(membershipRoute)}>{viJoining.other}</Link>
      </p>
    </>
  );
}

/** The transfer's details as text, without slot content that shows the code to scan. */
function Transfer({ transfer, amount }: { transfer: NonNullable<Payment["transfer"]>; amount: number }) {
  const rows = [
    [viJoining.bank, transfer.bankName],
    [viJoining.account, transfer.accountNumber],
    [viJoining.accountName, transfer.accountName],
    [viJoining.memo, transfer.memo],
  ] as const;
  return (
    <>
      <p>{viJoining.transferLead(formatDong(amount), transfer.memo)}</p>
      <dl className={styles.transfer}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
