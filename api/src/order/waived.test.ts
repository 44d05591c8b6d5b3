import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { staff } from "../testing/admin.ts";
import { change, handOver, piecesOf, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop();
const gateways = gatewaysOf(shop);
let transaction = 61_000;

/**
 * An order at its customer's, who transferred this much for it; the shop bore the rest. "Nguyệt" costs 350 000 with a
 * deposit of 500 000, "Sen" 500 000 with one of 1 000 000, delivery 30 000.
 */
async function borneOrder(variantIds: readonly string[], day: string, received: number) {
  const customer = await newCustomer(shop);
  const cartItemIds = [];
  for (const variantId of variantIds) {
    cartItemIds.push(await addToCart(customer.browser, { variantId, dateFrom: day, dateTo: day }));
  }
  const { body } = await customer.browser.call(createOrder, {
    headers: { "idempotency-key": newKey() },
    body: { cartItemIds, addressId: await newAddress(customer.browser), paymentType: "bank_transfer" },
  });
  const { id, lines } = body.order;
  transaction += 1;
  await gateways.bank({ reference: id, amount: received, transaction });
  await staff(shop, `transfer ${id} settle --waive --why gift`);
  await handOver(shop, id);
  const pieceOf = async (variantId: string) =>
    (await piecesOf(shop, lines.find((line) => line.variantId === variantId)!.id))[0];
  const shown = async () => JSON.parse(await staff(shop, `orders show ${id} --json`));
  const wallet = async () =>
    (await ledgerOf(shop, customer.customerId)).filter(([kind]) => kind !== "ADJUSTMENT").map(([, amount]) => amount);
  return { ...customer, id, lines, pieceOf, shown, wallet };
}

describe("what the shop bore of an order", () => {
  it("is no part of the deposit that comes back", async () => {
    const { browser, id, shown, wallet } = await borneOrder(["moon-free"], "2026-12-20", 300_000);
    expect(await shown()).toMatchObject({ money: { waived: 580_000 }, depositBack: { back: 300_000 } });
    for (const words of ["return", "done"]) await step(shop, id, words);
    expect(await wallet()).toEqual([300_000]);
    expect((await shown()).wallet.at(-1).note).toBe(`Hoàn tiền cọc đơn ${id}, đã trừ phần cửa hàng bù 200.000\u00a0₫`);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items[0]?.body).toBe("Cảm ơn bạn! Tiền cọc 300.000\u00a0₫ đã về ví của bạn.");
  });

  it("leaves the whole deposit to come back while it is at most the price", async () => {
    const { id, wallet } = await borneOrder(["moon-free"], "2026-12-24", 500_000);
    for (const words of ["return", "done"]) await step(shop, id, words);
    expect(await wallet()).toEqual([500_000]);
  });

  // Both cost 880 000 with deposits of 1 500 000: 2 380 000. Without "Sen" 380 000 and 500 000.
  it.each([
    ["all of the price and some of the deposit", "2026-12-28", 1_200_000, [700_000, 500_000]],
    ["some of the price", "2027-01-02", 1_900_000, [1_400_000, 500_000]],
    ["less than the price of the rest", "2027-01-07", 2_200_000, [1_500_000, 500_000]],
    ["more than the deposit of the rental", "2027-01-12", 400_000, [400_000]],
  ])("does not come back with a rental that never went out: %s", async (_, day, received, back) => {
    const { id, pieceOf, wallet } = await borneOrder(["moon-free", "lotus-m"], day, received);
    await staff(shop, `order ${id} undelivered ${await pieceOf("lotus-m")} --why torn`);
    for (const words of ["return", "done"]) await step(shop, id, words);
    expect(await wallet()).toEqual(back);
  });

  it("counts neither towards the price of a piece that its customer keeps, nor as borne of that price", async () => {
    const { browser, customerId, id, lines, shown } = await borneOrder(["lotus-s"], "2027-01-17", 800_000);
    await fillWallet(shop, customerId, 1_600_000);
    const buy = { kind: "BUY" as const, lineId: lines[0]!.id };
    // 2 400 000 less what the customer paid of the deposit; the shop bore 730 000, price and delivery are 530 000.
    expect((await quoteChange(browser, id, buy, true)).body).toMatchObject({
      ...{ amount: 1_600_000, buyOut: { price: 2_400_000, rentDeducted: 0, deposit: 800_000 } },
    });
    const { body } = await change(browser, id, buy, { useWallet: true });
    expect(body.order).toMatchObject({ status: "DONE", totals: { saleTotal: 2_400_000, total: 2_930_000 } });
    expect(body.order.lines[0]).toMatchObject({ boughtFor: 2_400_000, deposit: 0 });
    expect(await shown()).toMatchObject({ money: { waived: 530_000 } });
    expect(await staff(shop, `order ${id} refund 2400001 --why fault`)).toBe(
      `Đơn ${id} còn hoàn được 2.400.000\u00a0₫.`,
    );
  });

  it("lets no piece be bought while the shop bore more than its deposit", async () => {
    const { browser, id, lines } = await borneOrder(["moon-free", "lotus-m"], "2027-01-22", 300_000);
    const lineId = lines.find(({ variantId }) => variantId === "lotus-m")!.id;
    expect((await quoteChange(browser, id, { kind: "BUY", lineId })).body.reason).toBe(
      "Cửa hàng đã bù tiền cọc của đơn này. Bạn gọi cửa hàng để mua lại món này nhé.",
    );
  });

  it("lets no rental of a deposit that it is part of be paid longer, which would then come back with it", async () => {
    const { browser, id, lines, shown } = await borneOrder(["moon-free"], "2027-01-27", 300_000);
    const extend = { kind: "EXTEND" as const, lineId: lines[0]!.id, dateTo: "2027-01-30" };
    expect((await quoteChange(browser, id, extend)).body.reason).toBe(
      "Cửa hàng đã bù tiền cọc của đơn này. Bạn gọi cửa hàng để thuê thêm ngày nhé.",
    );
    expect(await shown()).toMatchObject({ depositBack: { back: 300_000 } });
  });

  it("leaves a rental to be extended while it is at most the price", async () => {
    const { browser, id, lines } = await borneOrder(["moon-free"], "2027-02-03", 500_000);
    const extend = { kind: "EXTEND" as const, lineId: lines[0]!.id, dateTo: "2027-02-06" };
    expect((await quoteChange(browser, id, extend)).body.reason).toBeNull();
  });
});
