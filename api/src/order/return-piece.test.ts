import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { sweepHolds } from "../jobs/sweep-holds.ts";
import { staff } from "../testing/admin.ts";
import { bookingsOf, change, handOver, mixedRental, piecesOf, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop({ RENTAL_LATE_PERCENT: "20" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const onDay = (variantId: string, day: string) => ({ variantId, dateFrom: day, dateTo: day });

/** An order at its customer's: "Nguyệt" of 350 000 a day with a deposit of 500 000, "Sen" with one of 1 000 000. */
async function wornOrder(moonDay: string, lotusDay: string) {
  const made = await mixedRental(shop, [onDay("moon-free", moonDay), onDay("lotus-m", lotusDay)]);
  const { id } = made.order;
  await handOver(shop, id);
  const [moon = "", lotus = ""] = made.lineIds;
  const [moonPiece] = await piecesOf(shop, moon);
  const [lotusPiece] = await piecesOf(shop, lotus);
  return {
    ...{ ...made, id, moon, lotus, moonPiece, lotusPiece },
    read: async () => (await made.browser.call(getOrder, { params: { orderId: id } })).body,
    listed: async () => JSON.parse(await staff(shop, `orders --code ${id} --json`)).orders,
    news: async () => (await made.browser.call(listNotifications, { query: {} })).body.items[0],
  };
}

describe("the return of one rental of an order", () => {
  it("leaves the others with the customer, whose own days count", async () => {
    const { browser, customerId, id, moon, lotus, moonPiece, read, news, listed } = await wornOrder(
      "2026-12-04",
      "2026-12-04",
    );
    await fillWallet(shop, customerId, 2_000_000);
    shop.setNow("2026-12-05T03:00:00Z");
    await change(browser, id, { kind: "EXTEND", lineId: lotus, dateTo: "2026-12-08" }, { useWallet: true });
    expect((await read()).lateReturn).toMatchObject({ dueDay: "2026-12-05", days: 0, fee: 0 });
    expect(await step(shop, id, `return ${moonPiece}`)).toBe(`${id}: RENTING`);
    expect(await news()).toMatchObject({
      title: "Đã nhận lại Đầm dạ hội Nguyệt",
      body: `Cửa hàng kiểm tra món sau khi các món còn lại của đơn ${id} về.`,
    });
    expect((await shop.letters()).at(-1)?.subject).toBe("Đã nhận lại Đầm dạ hội Nguyệt");
    shop.setNow("2026-12-09T03:00:00Z");
    const body = await read();
    expect(body.lines.map(({ id: lineId, returnedOn }) => [lineId, returnedOn])).toEqual([
      [moon, "2026-12-05"],
      [lotus, null],
    ]);
    expect(body.lateReturn).toMatchObject({ dueDay: "2026-12-09", days: 0, fee: 0 });
    expect(await listed()).toMatchObject([{ section: "due-back", day: "2026-12-09" }]);
    expect(await step(shop, id, "return")).toBe(`${id}: RETURNED`);
    expect((await read()).lateReturn).toMatchObject({ days: 0, fee: 0 });
  });

  it("that is late costs its own days, while a rental that was prolonged is out", async () => {
    const { browser, customerId, id, lotus, moonPiece, read, news, listed } = await wornOrder(
      "2026-12-12",
      "2026-12-12",
    );
    await fillWallet(shop, customerId, 3_000_000);
    await change(browser, id, { kind: "EXTEND", lineId: lotus, dateTo: "2026-12-20" }, { useWallet: true });
    shop.setNow("2026-12-15T03:00:00Z");
    expect((await read()).lateReturn).toMatchObject({ dueDay: "2026-12-13", days: 2, fee: 140_000 });
    expect(await listed()).toMatchObject([{ section: "late", day: "2026-12-13" }]);
    expect(await step(shop, id, `return ${moonPiece}`)).toBe(`${id}: RENTING`);
    expect((await news())?.body).toBe(
      `Cửa hàng kiểm tra món sau khi các món còn lại của đơn ${id} về. Món về muộn 2 ngày: phí trả muộn 140.000\u00a0₫ trừ vào tiền cọc.`,
    );
    shop.setNow("2026-12-18T03:00:00Z");
    expect((await read()).lateReturn).toMatchObject({ dueDay: "2026-12-21", days: 0, fee: 140_000 });
    shop.setNow("2026-12-22T03:00:00Z");
    expect((await read()).lateReturn).toMatchObject({ dueDay: "2026-12-21", days: 1, fee: 240_000 });
    await step(shop, id, "return");
    const told =
      "Cửa hàng kiểm tra món rồi hoàn tiền cọc vào ví của bạn. Món về muộn 1 ngày: phí trả muộn 100.000\u00a0₫ trừ vào tiền cọc.";
    expect((await news())?.body).toBe(told);
    expect((await shop.letters()).at(-1)?.text).toContain(told);
    expect((await read()).lateReturn).toMatchObject({ days: 2, fee: 240_000 });
    await step(shop, id, "done");
    expect((await ledgerOf(shop, customerId)).at(-1)?.slice(0, 2)).toEqual(["DEPOSIT_RETURN", 1_260_000]);
  });

  it("that was late is told once, and not again when the others are back in time", async () => {
    const { id, moonPiece, lotusPiece, news } = await wornOrder("2026-12-16", "2026-12-18");
    shop.setNow("2026-12-18T03:00:00Z");
    await step(shop, id, `return ${moonPiece}`);
    expect((await news())?.body).toContain("Món về muộn 1 ngày: phí trả muộn 70.000\u00a0₫");
    shop.setNow("2026-12-19T03:00:00Z");
    expect(await step(shop, id, `return ${lotusPiece}`)).toBe(`${id}: RETURNED`);
    expect((await news())?.body).toBe("Cửa hàng kiểm tra món rồi hoàn tiền cọc vào ví của bạn.");
  });

  it("is recorded by itself where one day of all would leave open which one is late", async () => {
    const { id, moonPiece, lotusPiece, read } = await wornOrder("2026-12-22", "2026-12-24");
    shop.setNow("2026-12-25T03:00:00Z");
    expect(await step(shop, id, "return")).toBe(
      "Các món có ngày trả khác nhau, ghi riêng từng món bằng return <piece>: Đầm dạ hội Nguyệt (23/12/2026), Đầm lụa Sen (25/12/2026).",
    );
    expect(await step(shop, id, `return ${moonPiece} --day 2026-12-23`)).toBe(`${id}: RENTING`);
    expect(await step(shop, id, `return ${moonPiece}`)).toBe(
      `Món ${moonPiece} của đơn ${id} đã về, hoặc khách đã mua.`,
    );
    expect(await step(shop, id, "return unknown")).toBe(`Đơn ${id} không thuê món unknown.`);
    expect(await step(shop, id, `return ${lotusPiece}`)).toBe(`${id}: RETURNED`);
    expect(await step(shop, id, `return ${lotusPiece}`)).toBe("Đơn đang ở trạng thái RETURNED, không thể return.");
    expect((await read()).lateReturn).toMatchObject({ days: 0, fee: 0 });
  });

  it("of all on one day is clear while none of them is late", async () => {
    const { id } = await wornOrder("2026-12-23", "2026-12-24");
    shop.setNow("2026-12-25T03:00:00Z");
    expect(await step(shop, id, "return --day 2026-12-24")).toBe(`${id}: RETURNED`);
  });

  it("ends its changes, of those that wait for payment too, and the days that it blocks", async () => {
    const { browser, id, moon, moonPiece } = await wornOrder("2026-12-26", "2026-12-30");
    shop.setNow("2026-12-27T03:00:00Z");
    await change(browser, id, { kind: "EXTEND", lineId: moon, dateTo: "2026-12-28" }, { paymentType: "bank_transfer" });
    expect((await bookingsOf(shop, moon)).map(([, , days]) => days)).toEqual([
      "[2026-12-25,2026-12-29)",
      "[2026-12-29,2026-12-31)",
    ]);
    await step(shop, id, `return ${moonPiece}`);
    const blocked = async () => (await bookingsOf(shop, moon)).map(([, , days]) => days);
    expect(await blocked()).toEqual(["[2026-12-25,2026-12-29)"]);
    for (const requested of [
      { kind: "EXTEND" as const, lineId: moon, dateTo: "2026-12-28" },
      { kind: "BUY" as const, lineId: moon },
    ]) {
      expect((await quoteChange(browser, id, requested)).body.reason).toBe("Món này bạn đã trả rồi.");
    }
    shop.setNow("2026-12-31T03:00:00Z");
    await sweepHolds(shop.context, "http://127.0.0.1:9", shop.app.log);
    expect(await blocked()).toEqual(["[2026-12-25,2026-12-29)"]);
    const undelivered = `order ${id} undelivered ${moonPiece} --why torn`;
    expect(await staff(shop, undelivered)).toBe(`Món ${moonPiece} của đơn ${id} đã về, hoặc khách đã mua.`);
  });
});
