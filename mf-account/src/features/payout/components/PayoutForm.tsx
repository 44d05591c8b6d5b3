import { nameLength } from "@thuot-tha/shared/contracts/limits";
import { formatDong } from "@thuot-tha/shared/domain";
import {
  accountNumberMessage,
  isAccountNumber,
  normalizeAccountNumber,
  smallestPayout,
} from "@thuot-tha/shared/domain/customer";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useId } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { lineProblem, problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viPayout as words } from "../../../locales/vi/payout.ts";
import { getPayouts, payoutSent } from "../slice.ts";
import styles from "./Payouts.module.css";

/** "400.000", "400 000 ₫" and "400000" as đồng; null for anything else, as for "100.50", which is no grouped number. */
function readDong(text: string): number | null {
  const sum = text.replace(/[₫đ]\s*$/, "").trim();
  return /^(?:\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})$/.test(sum) ? Number(sum.replace(/[.\s]/g, "")) : null;
}

/** Form that requests money of the wallet on a bank account. @param balance đồng in the wallet */
export function PayoutForm({ balance }: { balance: number }) {
  const dispatch = useDispatch();
  const { send: phase } = useSelector(getPayouts);
  const banks = useId();
  const smallest = smallestPayout(balance);
  const { general, bind, form } = useForm({
    initial: { amount: String(balance), bank: "", accountNumber: "", accountName: "" },
    check: ({ amount, bank, accountNumber, accountName }) => {
      const sum = readDong(amount);
      const isFine = sum !== null && sum >= smallest && sum <= balance;
      return problems({
        amount: !isFine && words.amountWrong(formatDong(smallest), formatDong(balance)),
        bank: lineProblem(bank, nameLength, words.bankMissing),
        accountNumber: !isAccountNumber(normalizeAccountNumber(accountNumber)) && accountNumberMessage,
        accountName: lineProblem(accountName, nameLength, words.nameMissing),
      });
    },
    failure: useFailure(phase),
    send: ({ amount, accountNumber, ...account }) =>
      dispatch(
        payoutSent({
          ...account,
          accountNumber: normalizeAccountNumber(accountNumber),
          amount: readDong(amount) ?? 0,
        }),
      ),
  });
  return (
    <form {...form} className={styles.form} aria-label={words.title}>
      <TextInput
        label={words.amount}
        hint={words.amountHint(formatDong(smallest), formatDong(balance))}
        inputMode="numeric"
        autoComplete="off"
        required
        {...bind("amount")}
      />
      <TextInput label={words.bank} list={banks} autoComplete="off" required {...bind("bank")} />
      <datalist id={banks}>
        {words.banks.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput label={words.accountNumber} autoComplete="off" required {...bind("accountNumber")} />
      <TextInput label={words.accountName} autoComplete="name" required {...bind("accountName")} />
      <FormFailure failure={general} />
      <div>
        <Button type="submit" variant="primary" loading={phase.is === "working"}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
