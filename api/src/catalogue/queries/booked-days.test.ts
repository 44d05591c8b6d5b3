import { dayNumber } from "@thuot-tha/shared/domain";
import { BookedDays } from "./booked-days.ts";

/** The variants with as many booked pieces as each has, or more. */
const bookedUp = (days: BookedDays, dateFrom: string, dateTo: string, ...pieces: number[]) =>
  days.bookedUp({ dateFrom, dateTo }, Uint16Array.from(pieces)).sort();

/** Piece, its variant, first day, and the day after the last. */
type Booking = [piece: number, variant: number, from: string, end: string];
const rows = (...bookings: Booking[]) =>
  Int32Array.from(bookings.flatMap(([piece, variant, from, end]) => [piece, variant, dayNumber(from), dayNumber(end)]));

describe("booked days", () => {
  it("find variants of which each piece is booked on one of the days", () => {
    const days = new BookedDays();
    const found = (dateFrom: string, dateTo: string) => bookedUp(days, dateFrom, dateTo, 1, 2);
    expect(found("2027-01-01", "2027-12-31")).toEqual([]);
    days.add(rows([0, 1, "2027-02-26", "2027-03-02"], [31, 1, "2027-03-01", "2027-03-02"]));
    expect(found("2027-02-25", "2027-02-28")).toEqual([]);
    expect(found("2027-02-25", "2027-03-01")).toEqual([1]);
    expect(found("2027-03-01", "2027-03-05")).toEqual([1]);
    expect(found("2027-03-02", "2027-03-05")).toEqual([]);
    days.add(rows([7, 0, "2027-02-26", "2027-02-27"]));
    expect(found("2027-02-26", "2027-03-01")).toEqual([0, 1]);
  });

  it("count a piece with several bookings once", () => {
    const days = new BookedDays();
    days.add(rows([3, 0, "2027-01-01", "2027-01-03"], [3, 0, "2027-01-05", "2027-01-07"]));
    expect(bookedUp(days, "2027-01-02", "2027-01-05", 2)).toEqual([]);
    expect(bookedUp(days, "2027-01-02", "2027-01-05", 1)).toEqual([0]);
  });

  it("find variants with more booked pieces than they have left, and none that is not for rent", () => {
    const days = new BookedDays();
    days.add(rows([1, 0, "2027-01-01", "2027-01-02"], [2, 0, "2027-01-01", "2027-01-02"]));
    expect(bookedUp(days, "2027-01-01", "2027-01-01", 1)).toEqual([0]);
    expect(bookedUp(days, "2027-01-01", "2027-01-01", 0)).toEqual([]);
    expect(bookedUp(days, "2027-01-01", "2027-01-01")).toEqual([]);
  });

  it("keep what they have when pieces with higher places come, and free single pieces", () => {
    const days = new BookedDays();
    const found = (...pieces: number[]) => bookedUp(days, "2027-01-01", "2027-01-09", ...pieces);
    days.add(rows([1, 0, "2027-01-01", "2027-01-02"]));
    days.add(rows([5000, 2, "2027-01-01", "2027-01-03"], [64, 0, "2027-01-09", "2027-01-10"]));
    expect(found(2, 1, 1)).toEqual([0, 2]);
    days.free(Int32Array.of(1, 9000));
    expect(found(2, 1, 1)).toEqual([2]);
    expect(found(1, 1, 1)).toEqual([0, 2]);
    days.free(Int32Array.of(5000));
    expect(found(1, 1, 1)).toEqual([0]);
  });
});
