import { formatDong } from "@thuot-tha/shared/domain";
import { ChoiceGroup, classNames, QuantityStepper, Section } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { viPackages } from "../../../locales/vi/packages.ts";
import type { MembershipPackage } from "../../packages/slice.ts";
import { calculate, type Habit, type Outcome } from "../calculate.ts";
import styles from "./Calculator.module.css";

const wearDays = [1, 3, 5, 7].map((days) => ({ value: String(days), label: viPackages.wearDaysOf(days) }));
const prices = [300_000, 500_000, 800_000, 1_200_000].map((price) => ({
  value: String(price),
  label: formatDong(price),
}));
const usual: Habit = { rentalsPerMonth: 2, wearDays: 3, unitPrice: 500_000 };

/** "Một tháng bạn thuê mấy lần?": shows each package's savings for the chosen habit. */
export function Calculator({ packages }: { packages: readonly MembershipPackage[] }) {
  const [habit, setHabit] = useState(usual);
  const outcomes = calculate(packages, habit);
  const [best] = outcomes;
  return (
    <Section title={viPackages.calculatorTitle} lead={viPackages.calculatorLead}>
      <div className={styles.calculator}>
        <div className={styles.habit}>
          <div className={styles.rentals}>
            <span aria-hidden="true">{viPackages.rentals}</span>
            <QuantityStepper
              label={viPackages.rentals}
              value={habit.rentalsPerMonth}
              max={12}
              onChange={(rentalsPerMonth) => setHabit({ ...habit, rentalsPerMonth })}
            />
          </div>
          <ChoiceGroup
            label={viPackages.wearDays}
            options={wearDays}
            value={String(habit.wearDays)}
            onChange={(days) => setHabit({ ...habit, wearDays: Number(days) })}
          />
          <ChoiceGroup
            label={viPackages.typicalPrice}
            options={prices}
            value={String(habit.unitPrice)}
            onChange={(price) => setHabit({ ...habit, unitPrice: Number(price) })}
          />
        </div>
        <div className={styles.outcomes}>
          <p className={styles.summary} aria-live="polite">
            {best && best.net > 0
              ? viPackages.summary(best.membershipPackage.name, formatDong(best.net))
              : viPackages.summaryNone}
          </p>
          <ul>
            {outcomes.map((outcome) => (
              <OutcomeLine
                key={outcome.membershipPackage.id}
                outcome={outcome}
                isBest={outcome === best && outcome.net > 0}
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function OutcomeLine({ outcome, isBest }: { outcome: Outcome; isBest: boolean }) {
  const { membershipPackage, net, breakEven } = outcome;
  return (
    <li className={classNames(styles.outcome, isBest && styles.best)}>
      <span className={styles.name}>
        <span className={styles.dot} style={{ background: membershipPackage.color }} />
        {membershipPackage.name}
        {isBest ? <small>{viPackages.best}</small> : null}
      </span>
      <span className={styles.net}>
        {net >= 0 ? (
          <>
            <strong>{formatDong(net)}</strong>
            <small>{viPackages.netOf(membershipPackage.durationDays)}</small>
          </>
        ) : (
          <small>{breakEven === null ? viPackages.never : viPackages.loss(formatDong(-net))}</small>
        )}
        {breakEven === null ? null : <small>{viPackages.breakEven(breakEven)}</small>}
      </span>
    </li>
  );
}
