import { lateReturn, lateReturnTerm } from "./late-return.ts";

const dress = {
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  unitPrice: 350_000,
  quantities: 1,
  deposit: 500_000,
  boughtFor: null,
};
const shoes = {
  dateFrom: "2026-12-10",
  dateTo: "2026-12-11",
  unitPrice: 90_000,
  quantities: 2,
  deposit: 100_000,
  boughtFor: null,
};
const bought = { dateFrom: null, dateTo: null, unitPrice: 900_000, quantities: 1, deposit: 0, boughtFor: null };

describe("lateReturn", () => {
  it.each([
    ["2026-12-11", 0, 0],
    ["2026-12-13", 0, 0],
    ["2026-12-14", 1, 70_000],
    ["2026-12-16", 3, 210_000],
    ["2027-01-12", 30, 500_000],
  ])("on %s is %i days late and costs %i, at most the deposit", (returned, days, fee) => {
    expect(lateReturn([dress, bought], returned, 20)).toEqual({ dueDay: "2026-12-13", perDay: 70_000, days, fee });
  });

  it("counts each line from its own return day, up to its own deposit", () => {
    expect(lateReturn([dress, shoes], "2026-12-13", 20)).toEqual({
      dueDay: "2026-12-12",
      perDay: 106_000,
      days: 1,
      fee: 36_000,
    });
    expect(lateReturn([dress, shoes], "2026-12-16", 20)).toEqual({
      dueDay: "2026-12-12",
      perDay: 106_000,
      days: 4,
      fee: 310_000,
    });
  });

  it("ends with the purchase of a line, for that line alone", () => {
    const kept = { ...dress, deposit: 0, boughtFor: 900_000 };
    expect(lateReturn([kept], "2026-12-15", 20)).toBeNull();
    expect(lateReturn([shoes, kept], "2026-12-14", 20)).toEqual({
      dueDay: "2026-12-12",
      perDay: 36_000,
      days: 2,
      fee: 72_000,
    });
  });

  it("rounds a piece's day to whole đồng, halves up", () => {
    expect(lateReturn([{ ...dress, unitPrice: 333_333 }], "2026-12-14", 15)?.fee).toBe(50_000);
    expect(lateReturn([{ ...dress, unitPrice: 333_330 }], "2026-12-14", 15)?.fee).toBe(50_000);
  });

  it("does not apply without a rental", () => {
    expect(lateReturn([bought], "2026-12-16", 20)).toBeNull();
  });
});

describe("lateReturnTerm", () => {
  it("names the share, and the sum where it is known", () => {
    expect(lateReturnTerm(20)).toBe(
      "Trả muộn: mỗi ngày sau ngày trả tính 20% giá thuê một ngày của món, trừ vào tiền cọc và không quá tiền cọc.",
    );
    expect(lateReturnTerm(20, 70_000)).toContain("tính 70.000\u00a0₫ (20% giá thuê một ngày của món), trừ vào");
  });
});
