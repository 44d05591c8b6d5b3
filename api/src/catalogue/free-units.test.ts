import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { blockedPeriod } from "@thuot-tha/shared/domain";
import { daterange } from "../db/daterange.ts";
import { bookings } from "../db/schema/orders.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const free = async (from: string, to: string) => {
  const query = { "date-from": from, "date-to": to };
  const { body } = await shop.browser().call(listFreeUnits, { params: { id: "lotus" }, query });
  return Object.fromEntries(body.items.map(({ variantId, free }) => [variantId, free]));
};

describe("listFreeUnits", () => {
  it("counts the pieces that are free on all days, with delivery, return and cleaning", async () => {
    const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-11" };
    const values = { wear: daterange(wear), blocked: daterange(blockedPeriod(wear, 1)) };
    await shop.context.db.insert(bookings).values([
      { ...values, unitId: "lotus-s-rental-1" },
      { ...values, unitId: "lotus-m-rental-1" },
    ]);
    expect(await free("2026-12-05", "2026-12-06")).toEqual({ "lotus-s": 1, "lotus-m": 3 });
    expect(await free("2026-12-05", "2026-12-07")).toEqual({ "lotus-s": 0, "lotus-m": 2 });
    expect(await free("2026-12-14", "2026-12-14")).toEqual({ "lotus-s": 0, "lotus-m": 2 });
    expect(await free("2026-12-15", "2026-12-15")).toEqual({ "lotus-s": 1, "lotus-m": 3 });
  });

  it("counts none on days that the shop does not accept", async () => {
    const none = { "lotus-s": 0, "lotus-m": 0 };
    expect(await free("2026-11-20", "2026-11-21")).toEqual(none);
    expect(await free("2027-01-01", "2027-02-15")).toEqual(none);
    expect(await free("2199-12-31", "2199-12-31")).toEqual(none);
  });

  it("is 404 for an unknown product", async () => {
    const query = { "date-from": "2026-12-10", "date-to": "2026-12-10" };
    const { status } = await shop.browser().call(listFreeUnits, { params: { id: "none" }, query });
    expect(status).toBe(404);
  });
});
