import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { runAdmin, staff } from "../testing/admin.ts";
import { gatewaysOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const received = (memo: string, transaction: string) => staff(shop, `transfer ${memo} received ${transaction}`);

describe("a transfer confirmed by hand", () => {
  it("pays its order once; the bank's own report changes nothing", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    expect(await received(order.id, "FT500")).toBe(`${order.id}: counted`);
    expect(await received(order.id, "FT500")).toBe(`${order.id}: repeated`);
    const notification = { reference: order.id, amount: 880_000, transaction: 500 };
    expect((await gatewaysOf(shop).bank(notification)).body).toEqual({ outcome: "repeated" });
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it.each([
    ["ft510", 510],
    [" FT 5 11\u00a0", 511],
  ])("with the bank's number typed as %j is the one that the bank reports", async (typed, transaction) => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    const { lines } = await runAdmin(shop, ["transfer", order.id, "received", typed]);
    expect(lines).toEqual([`${order.id}: counted`]);
    const report = { reference: order.id, amount: 880_000, transaction };
    expect((await gatewaysOf(shop).bank(report)).body).toEqual({ outcome: "repeated" });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it("with a number that the bank reported in small letters is the same transfer", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    await gatewaysOf(shop).bank({ reference: order.id, amount: 880_000, transaction: "ab512" });
    expect(await received(order.id, "FTAB512")).toBe(`${order.id}: repeated`);
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it("refuses a bank's number that another order has, and leaves this one unpaid", async () => {
    const first = await waitingOrder(shop, "bank_transfer");
    const second = await waitingOrder(shop, "bank_transfer");
    await received(first.order.id, "FT501");
    expect(await received(second.order.id, "FT501")).toBe(`Giao dịch FT501 đã ghi cho ${first.order.id}.`);
    const { body } = await second.browser.call(getOrder, { params: { orderId: second.order.id } });
    expect(body.paymentStatus).toBe("PENDING");
    expect(await received(second.order.id, "FT503")).toBe(`${second.order.id}: counted`);
  });

  it("requires a known memo", async () => {
    expect(await received("TT261201ZZZZZZ", "FT502")).toBe("Không có khoản chuyển nào mang nội dung TT261201ZZZZZZ.");
  });
});
