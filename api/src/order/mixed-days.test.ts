import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { runAdmin } from "../testing/admin.ts";
import { change, handOver, mixedRental, piecesOf, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const onDay = (variantId: string, day: string) => ({ variantId, dateFrom: day, dateTo: day });

describe("an order with rentals of different days", () => {
  it("offers to buy a later one from its own delivery day on", async () => {
    const { browser, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-03"),
      onDay("lotus-m", "2026-12-12"),
    ]);
    await handOver(shop, order.id);
    const buy = { kind: "BUY" as const, lineId: lineIds[1]! };
    shop.setNow("2026-12-10T03:00:00Z");
    const early = await quoteChange(browser, order.id, buy);
    expect(early.body.reason).toBe("Bạn mua lại được khi món đang ở chỗ bạn.");
    shop.setNow("2026-12-11T03:00:00Z");
    expect((await quoteChange(browser, order.id, buy)).body).toMatchObject({ available: true, reason: null });
  });

  it("keeps no late fee of a piece that came back in time when the later one is bought", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-03"),
      onDay("lotus-m", "2026-12-12"),
    ]);
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 2_000_000);
    shop.setNow("2026-12-13T03:00:00Z");
    const { body } = await change(browser, order.id, { kind: "BUY", lineId: lineIds[1]! }, { useWallet: true });
    expect(body.order).toMatchObject({ status: "RENTING", lateReturn: null });
    for (const name of ["return", "done"]) await step(shop, order.id, name);
    expect((await browser.call(getOrder, { params: { orderId: order.id } })).body.status).toBe("DONE");
    expect((await ledgerOf(shop, customerId)).at(-1)?.slice(0, 2)).toEqual(["DEPOSIT_RETURN", 500_000]);
  });

  it("has another piece for a later one when that goes out for repair", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-08"),
      onDay("lotus-m", "2026-12-28"),
    ]);
    await handOver(shop, order.id);
    const [worn = "", later = ""] = lineIds;
    const repair = (piece: unknown, until: string) =>
      runAdmin(shop, ["repair", String(piece), "--until", until, "--why", "Khoá kéo bị kẹt"]);
    const [piece] = await piecesOf(shop, later);
    expect((await repair(piece, "2026-12-30")).code).toBe(0);
    expect(await piecesOf(shop, later)).not.toEqual([piece]);
    const [there] = await piecesOf(shop, worn);
    expect((await repair(there, "2026-12-20")).lines[0]).toContain("đã có người thuê");
    expect(await piecesOf(shop, worn)).toEqual([there]);
  });
});
