import { formatDong } from "@thuot-tha/shared/domain";
import { maskedAccount } from "@thuot-tha/shared/domain/customer";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Disclosure, Tag } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { confirmIrreversible } from "../../../forms/confirm-action.ts";
import { showRefusal } from "../../../forms/show-refusal.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { viPayout as words } from "../../../locales/vi/payout.ts";
import { formatMoment } from "../../../moment.ts";
import { focusTitleIfLost } from "../../layout/focus-title.ts";
import { getPayouts, type Payout, payoutWithdrawalRequested } from "../slice.ts";
import { PayoutForm } from "./PayoutForm.tsx";
import styles from "./Payouts.module.css";

const tones = { REQUESTED: "warning", PAID: "success", REFUSED: "neutral" } as const;

/** Pays out money of the wallet: the form, and the requests so far. @param balance đồng in the wallet */
export function Payouts({ balance }: { balance: number }) {
  const { bus, notify } = useHost();
  const { items, send, withdrawal } = useSelector(getPayouts);
  useSettled(send, {
    onDone: () => {
      notify({ kind: "success", message: words.sent });
      focusTitleIfLost();
    },
  });
  useSettled(withdrawal, {
    onDone: () => {
      notify({ kind: "success", message: words.withdrawn });
      focusTitleIfLost();
    },
    onFailed: (error) => void showRefusal(bus, words.withdrawRefused, error),
  });
  const isOpen = items.some(({ status }) => status === "REQUESTED");
  return (
    <section className={styles.payouts} aria-label={words.title}>
      {isOpen ? <p>{words.open}</p> : null}
      {!isOpen && balance > 0 ? (
        <Disclosure title={words.title}>
          <p>{words.lead}</p>
          <PayoutForm balance={balance} />
        </Disclosure>
      ) : null}
      {items.length > 0 ? (
        <>
          <h2 className={styles.title}>{words.list}</h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Request payout={item} />
                {item.withdrawable ? <Withdraw payout={item} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Request({ payout }: { payout: Payout }) {
  const { id, amount, status, bank, accountTail, requestedAt, settledAt, reason } = payout;
  return (
    <article>
      <p>
        <strong>{formatDong(amount)}</strong> · {words.to(bank, maskedAccount(accountTail))}
      </p>
      <p className={styles.quiet}>
        <Tag tone={tones[status]}>{words.statuses[status]}</Tag> {id} ·{" "}
        {settledAt ? words.settled(formatMoment(settledAt)) : words.requested(formatMoment(requestedAt))}
      </p>
      {reason ? <p>{reason}</p> : null}
    </article>
  );
}

/** Withdraws a request, after a question. */
function Withdraw({ payout: { id, amount } }: { payout: Payout }) {
  const { bus } = useHost();
  const dispatch = useDispatch();
  const { withdrawal } = useSelector(getPayouts);

  async function confirmAndWithdraw(): Promise<void> {
    const title = words.withdrawQuestion(formatDong(amount));
    const content = words.withdrawOutcome;
    if (await confirmIrreversible(bus, { title, content, okText: words.withdraw, cancelText: words.withdrawKeep }))
      dispatch(payoutWithdrawalRequested(id));
  }

  return (
    <Button
      size="small"
      className={styles.withdraw}
      loading={withdrawal.is === "working"}
      onClick={() => void confirmAndWithdraw()}
    >
      {words.withdraw}
    </Button>
  );
}
