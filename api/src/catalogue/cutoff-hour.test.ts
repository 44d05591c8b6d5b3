import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { useShop } from "../testing/shop.ts";

const shop = useShop({ RENTAL_CUTOFF_HOUR: "15" });

const line = (day: string) =>
  ({ variantId: "lotus-m", type: "rental", quantities: 1, dateFrom: day, dateTo: day }) as const;
const calendar = async () =>
  (await shop.browser().call(listInvalidDates, { body: { variantId: "lotus-m", quantities: 1 } })).body;
const countOn = async (day: string) =>
  (await shop.browser().call(listProducts, { query: { type: "rent", "date-from": day, "date-to": day } })).body
    .pagination.total;

describe("the cut-off hour", () => {
  it("moves the first wear day by one for calendar, lists, cart and new lines, until midnight", async () => {
    const guest = shop.browser();
    shop.setNow("2026-12-01T07:59:59Z");
    expect((await guest.call(addCartItem, { body: line("2026-12-02") })).status).toBe(201);
    expect(await calendar()).toMatchObject({ firstDate: "2026-12-02", cutoffHour: 15 });
    expect(await countOn("2026-12-02")).toBeGreaterThan(0);

    shop.setNow("2026-12-01T08:00:00Z");
    const { error } = await guest.call(addCartItem, { body: line("2026-12-02") });
    expect(error.fields).toEqual({ dateFrom: "Để kịp giao hàng, bạn chọn từ ngày 03/12/2026." });
    const { firstDate, invalidDates, freeRanges } = await calendar();
    expect([firstDate, freeRanges?.[0]?.dateFrom]).toEqual(["2026-12-03", "2026-12-03"]);
    expect(invalidDates[0]).toEqual({ dateFrom: "2026-12-01", dateTo: "2026-12-02", reason: "Ngày giao / nhận" });
    expect([await countOn("2026-12-02"), await countOn("2026-12-03")]).toEqual([0, expect.any(Number)]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items[0]?.unavailableReason).toBe("Để kịp giao hàng, bạn chọn từ ngày 03/12/2026.");
    expect(body.terms?.rental).toEqual({ leadDays: 1, cutoffHour: 15, maxDays: 30, horizonDays: 365 });

    shop.setNow("2026-12-01T17:00:00Z");
    expect((await guest.call(addCartItem, { body: line("2026-12-03") })).status).toBe(201);
  });
});
