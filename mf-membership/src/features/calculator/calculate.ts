import { addDays, type Dong, lineTotals } from "@thuot-tha/shared/domain";
import type { MembershipPackage } from "../packages/slice.ts";

/** A shopper's rental habit. `unitPrice`: đồng of one piece for a one-day wear. */
export interface Habit {
  rentalsPerMonth: number;
  wearDays: number;
  unitPrice: Dong;
}

export interface Outcome {
  membershipPackage: MembershipPackage;
  /** Savings minus the package's price over its whole duration; negative when it costs more than it saves. */
  net: Dong;
  /** Number of rentals after which it has paid for itself; null when it never does. */
  breakEven: number | null;
}

const anyDay = "2026-01-01";
const daysPerMonth = 30;

function savingPerRental({ percentDiscount, extendDay }: MembershipPackage, { wearDays, unitPrice }: Habit): Dong {
  const line = {
    type: "rental",
    productId: "",
    quantities: 1,
    salePrice: 0,
    rentalPrice: unitPrice,
    depositPrice: 0,
    membershipRentalPrice: 0,
    dateFrom: anyDay,
    dateTo: addDays(anyDay, wearDays - 1),
  } as const;
  return lineTotals(line, { percentDiscount, extendDay, items: [] }).memberSaving;
}

/** Savings of each package for this habit, highest first. */
export function calculate(packages: readonly MembershipPackage[], habit: Habit): Outcome[] {
  const outcomes = packages.map((membershipPackage) => {
    const saving = savingPerRental(membershipPackage, habit);
    const rentals = Math.floor((habit.rentalsPerMonth * membershipPackage.durationDays) / daysPerMonth);
    return {
      membershipPackage,
      net: saving * rentals - membershipPackage.price,
      breakEven: saving > 0 ? Math.ceil(membershipPackage.price / saving) : null,
    };
  });
  return outcomes.sort((a, b) => b.net - a.net);
}
