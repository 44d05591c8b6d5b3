import { addDays, type Dong, lineTotals } from "@thuot-tha/shared/domain";
import type { MembershipPackage } from "../packages/slice.ts";

/** How somebody rents. `unitPrice`: đồng of one piece for a one-day wear. */
export interface Habit {
  rentalsPerMonth: number;
  wearDays: number;
  unitPrice: Dong;
}

export interface Outcome {
  membershipPackage: MembershipPackage;
  /** What the package leaves after its own price over its whole time; below zero when it costs more than it saves. */
  net: Dong;
  /** The rental from which on it has paid for itself; null when it never does. */
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

/** What each package would do for this habit, the most rewarding first. */
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
