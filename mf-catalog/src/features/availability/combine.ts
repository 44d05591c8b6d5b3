import { rangeIncludes, rangesOverlap } from "@thuot-tha/shared/domain";
import type { Availability } from "./slice.ts";

type InvalidDates = Availability["invalidDates"];

/** Days that neither of two variants can be worn on. */
const both = (some: InvalidDates, others: InvalidDates): InvalidDates =>
  some.flatMap((one) =>
    others
      .filter((other) => rangesOverlap(one, other))
      .map((other) => ({
        dateFrom: rangeIncludes(other, one.dateFrom) ? one.dateFrom : other.dateFrom,
        dateTo: rangeIncludes(other, one.dateTo) ? one.dateTo : other.dateTo,
        reason: one.reason,
      })),
  );

/** The calendar of several sizes: a wear can be chosen when one of them is free on all of its days. */
export function combineAvailability(all: readonly Availability[]): Availability | undefined {
  const [first] = all;
  return (
    first && {
      ...first,
      invalidDates: all.map(({ invalidDates }) => invalidDates).reduce(both),
      freeRanges: all.every((one) => one.freeRanges) ? all.flatMap(({ freeRanges = [] }) => freeRanges) : undefined,
    }
  );
}
