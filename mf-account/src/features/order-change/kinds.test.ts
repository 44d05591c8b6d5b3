import { rented } from "../../testing/samples.ts";
import { kindsOf } from "./kinds.ts";

const [line] = rented.lines as [(typeof rented.lines)[number]];

describe("kindsOf", () => {
  it.each([
    ["CONFIRMED", true, ["EXTEND", "DATES"]],
    ["DELIVERING", true, ["EXTEND"]],
    ["RENTING", true, ["EXTEND", "BUY"]],
    ["RENTING", false, ["EXTEND"]],
    ["RETURNED", true, []],
    ["CANCEL", true, []],
  ] as const)("offers in %s, sold: %s", (status, isSold, kinds) => {
    expect(kindsOf(line, { ...rented, status }, { isSold, today: "2026-12-09" })).toEqual(kinds);
  });

  it("offers nothing for pieces that are bought, kept or back", () => {
    const offer = { isSold: true, today: "2026-12-09" };
    expect(kindsOf({ ...line, type: "sale" }, { ...rented, status: "CONFIRMED" }, offer)).toEqual([]);
    expect(kindsOf({ ...line, returnedOn: "2026-12-09" }, { ...rented, status: "RENTING" }, offer)).toEqual([]);
    expect(kindsOf({ ...line, boughtFor: 500_000 }, { ...rented, status: "RENTING" }, offer)).toEqual([]);
  });

  it("offers a later rental of the order for keeping from its own delivery day on", () => {
    const later = { ...line, id: "l2", dateFrom: "2026-12-20", dateTo: "2026-12-21" };
    const order = { ...rented, status: "RENTING" as const, lines: [line, later] };
    const offeredOn = (today: string) => kindsOf(later, order, { isSold: true, today });
    expect(offeredOn("2026-12-18")).toEqual(["EXTEND"]);
    expect(offeredOn("2026-12-19")).toEqual(["EXTEND", "BUY"]);
    const firstNeverWentOut = { ...order, lines: [later], firstDelivery: "2026-12-09" };
    expect(kindsOf(later, firstNeverWentOut, { isSold: true, today: "2026-12-18" })).toEqual(["EXTEND"]);
  });
});
