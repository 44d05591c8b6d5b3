import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { eq } from "drizzle-orm";
import { products } from "../db/schema/catalogue.ts";
import { staff } from "../testing/admin.ts";
import { change, handOver, mixedRental, paidRental, piecesOf, quoteChange } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop({ BUY_OUT_RENT_PERCENT: "40" });
const gateways = gatewaysOf(shop);

const buy = (lineId: string) => ({ kind: "BUY" as const, lineId });

describe("keeping a rented piece whose rent is refunded", () => {
  it("ends while it waits for its payment when the rent that it counts is refunded, and its money goes to the wallet", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-09-05");
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 100_000);
    const { body } = await change(browser, order.id, buy(lineId), { useWallet: true, paymentType: "bank_transfer" });
    const { id, payment } = body.change;
    const read = async () => (await browser.call(getOrder, { params: { orderId: order.id } })).body;
    const refund = (sum: number, why: string) => staff(shop, `order ${order.id} refund ${sum} --why ${why}`);
    // The delivery is no part of the price.
    await refund(30_000, "delivery");
    expect((await read()).changes?.[0]?.status).toBe("WAITING");
    await refund(500_000, "torn");
    expect((await read()).changes?.[0]).toMatchObject({ status: "CANCEL", payment: { status: "FAILED" } });
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items.map(({ title }) => title).slice(0, 2)).toEqual([
      `Cửa hàng hoàn tiền đơn ${order.id}`,
      `Đơn ${order.id}: giá mua lại Đầm lụa Sen đã đổi`,
    ]);
    await gateways.bank({ reference: id, amount: payment!.amount, transaction: 43_002 });
    expect((await read()).status).toBe("RENTING");
    expect((await ledgerOf(shop, customerId)).map(([kind, amount]) => [kind, amount])).toEqual([
      ["ADJUSTMENT", 100_000],
      ["ADJUSTMENT", -100_000],
      ["ORDER_REFUND", 30_000],
      ["ADJUSTMENT", 100_000],
      ["ORDER_REFUND", 500_000],
      ["ADJUSTMENT", 1_100_000],
    ]);
    expect((await quoteChange(browser, order.id, buy(lineId))).body.buyOut?.rentDeducted).toBe(0);
  });

  it("is no reason to end a waiting extension", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-09-05");
    await handOver(shop, order.id);
    const extension = { kind: "EXTEND" as const, lineId, dateTo: "2027-09-06" };
    await change(browser, order.id, extension, { paymentType: "bank_transfer" });
    await staff(shop, `order ${order.id} refund 500000 --why torn`);
    const { changes } = (await browser.call(getOrder, { params: { orderId: order.id } })).body;
    expect(changes?.[0]).toMatchObject({ status: "WAITING", payment: { status: "PENDING" } });
  });

  it("ends too when the rent of a rental that never went out leaves less to refund than it counts", async () => {
    const onDay = (variantId: string) => ({ variantId, dateFrom: "2027-10-05", dateTo: "2027-10-05" });
    const { browser, order, lineIds } = await mixedRental(shop, [onDay("lotus-s"), onDay("moon-free")]);
    await handOver(shop, order.id);
    await staff(shop, `order ${order.id} refund 380000 --why torn`);
    const { body } = await change(browser, order.id, buy(lineIds[0]!), { paymentType: "bank_transfer" });
    expect(body.change.status).toBe("WAITING");
    const [piece] = await piecesOf(shop, lineIds[1]!);
    await staff(shop, `order ${order.id} undelivered ${piece} --why torn`);
    const { changes } = (await browser.call(getOrder, { params: { orderId: order.id } })).body;
    expect(changes?.[0]?.status).toBe("CANCEL");
  });
});

describe("keeping a rented piece that costs less than its deposit", () => {
  it("puts what the deposit leaves over into the wallet, and says so", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-11-05");
    await shop.context.db.update(products).set({ salePrice: 1_100_000 }).where(eq(products.id, "lotus"));
    await handOver(shop, order.id);
    // 40 % of 500 000 and the deposit of 1 000 000.
    const { body } = await change(browser, order.id, buy(lineId));
    await shop.context.db.update(products).set({ salePrice: 2_400_000 }).where(eq(products.id, "lotus"));
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 100_000, 100_000]]);
    expect(body.order.refunds).toMatchObject([{ amount: 100_000 }]);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items[0]?.body).toBe("Đầm lụa Sen. 100.000\u00a0₫ đã về ví của bạn.");
    expect((await shop.letters()).at(-1)?.text).toContain("Đầm lụa Sen. 100.000\u00a0₫ đã về ví của bạn.");
  });
});
