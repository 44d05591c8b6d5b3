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
    expect(kindsOf(line, status, isSold)).toEqual(kinds);
  });

  it("offers nothing for bought and kept pieces", () => {
    expect(kindsOf({ ...line, type: "sale" }, "CONFIRMED", true)).toEqual([]);
    expect(kindsOf({ ...line, boughtFor: 500_000 }, "RENTING", true)).toEqual([]);
  });
});
