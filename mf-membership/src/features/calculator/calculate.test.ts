import { calculate } from "./calculate.ts";

const base = { type: "", color: "#000000", perks: [] };
const lua = { ...base, id: "lua", name: "Lụa", price: 299_000, durationDays: 90, percentDiscount: 10, extendDay: 1 };
const nhung = {
  ...base,
  id: "nhung",
  name: "Nhung",
  price: 1_190_000,
  durationDays: 365,
  percentDiscount: 20,
  extendDay: 3,
};

describe("calculate", () => {
  it("sets what the rentals of the package's time save against its price", () => {
    // 500 000 for three days is 600 000; a tenth less 540 000, so 60 000 each; six rentals in ninety days.
    const [outcome] = calculate([lua], { rentalsPerMonth: 2, wearDays: 3, unitPrice: 500_000 });
    expect(outcome).toMatchObject({ net: 61_000, breakEven: 5 });
  });
  it("counts the days a package includes", () => {
    // 600 000 ordinarily; 400 000 with a fifth off and three days included: 200 000 each, 24 rentals in a year.
    const [outcome] = calculate([nhung], { rentalsPerMonth: 2, wearDays: 3, unitPrice: 500_000 });
    expect(outcome).toMatchObject({ net: 3_610_000, breakEven: 6 });
  });
  it("puts the most rewarding first", () => {
    const names = (rentalsPerMonth: number) =>
      calculate([lua, nhung], { rentalsPerMonth, wearDays: 1, unitPrice: 300_000 }).map(
        (one) => one.membershipPackage.name,
      );
    expect(names(1)).toEqual(["Lụa", "Nhung"]);
    expect(names(6)).toEqual(["Nhung", "Lụa"]);
  });
  it("reports when a package never pays for itself", () => {
    const nothing = { ...lua, percentDiscount: 0 };
    const [outcome] = calculate([nothing], { rentalsPerMonth: 3, wearDays: 1, unitPrice: 300_000 });
    expect(outcome).toMatchObject({ net: -299_000, breakEven: null });
  });
});
