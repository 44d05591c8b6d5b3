import { dayNumber } from "@thuot-tha/shared/domain";
import { BookedDays } from "./booked-days.ts";

/** The booked pieces of each variant with any. */
function counted(days: BookedDays, dateFrom: string, dateTo: string): Record<number, number> {
  const { variants, counts } = days.count({ dateFrom, dateTo });
  return Object.fromEntries(Array.from(variants, (variant, n) => [variant, counts[n] ?? 0]));
}

/** Piece, its variant, first day, and the day after the last. */
type Booking = [piece: number, variant: number, from: string, end: string];
const rows = (...bookings: Booking[]) =>
  Int32Array.from(bookings.flatMap(([piece, variant, from, end]) => [piece, variant, dayNumber(from), dayNumber(end)]));

describe("booked days", () => {
  it("count each variant's pieces that are booked on one of the days", () => {
    const days = new BookedDays();
    const count = (dateFrom: string, dateTo: string) => counted(days, dateFrom, dateTo);
    expect(count("2027-01-01", "2027-12-31")).toEqual({});
    days.add(rows([0, 1, "2027-02-26", "2027-03-02"], [31, 1, "2027-03-01", "2027-03-02"]));
    expect(count("2027-02-25", "2027-02-25")).toEqual({});
    expect(count("2027-02-25", "2027-02-26")).toEqual({ 1: 1 });
    expect(count("2027-03-01", "2027-03-05")).toEqual({ 1: 2 });
    expect(count("2027-03-02", "2027-03-05")).toEqual({});
  });

  it("count a piece with several bookings once", () => {
    const days = new BookedDays();
    days.add(rows([3, 0, "2027-01-01", "2027-01-03"], [3, 0, "2027-01-05", "2027-01-07"]));
    expect(counted(days, "2027-01-02", "2027-01-05")).toEqual({ 0: 1 });
  });

  it("keep what they have when pieces with higher places come, and free single pieces", () => {
    const days = new BookedDays();
    const count = () => counted(days, "2027-01-01", "2027-01-09");
    days.add(rows([1, 0, "2027-01-01", "2027-01-02"]));
    days.add(rows([5000, 2, "2027-01-01", "2027-01-03"], [64, 0, "2027-01-09", "2027-01-10"]));
    expect(count()).toEqual({ 0: 2, 2: 1 });
    days.free(Int32Array.of(1, 9000));
    expect(count()).toEqual({ 0: 1, 2: 1 });
    days.free(Int32Array.of(5000));
    expect(count()).toEqual({ 0: 1 });
  });
});
