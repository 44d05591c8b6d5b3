import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { gatewaysOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const received = async (memo: string, transaction: string, token = "admin-secret") => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await shop.app.inject({ method: "POST", url: `/ops/transfer/${memo}/${transaction}`, headers });
  return [response.statusCode, response.json().status ?? response.json().code];
};

describe("a transfer confirmed by hand", () => {
  it("pays its order once; the bank's own report changes nothing", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    expect(await received(order.id, "FT500")).toEqual([200, "counted"]);
    expect(await received(order.id, "FT500")).toEqual([200, "repeated"]);
    const told = { reference: order.id, amount: 880_000, transaction: 500 };
    expect((await gatewaysOf(shop).bank(told)).body).toEqual({ outcome: "repeated" });
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it("requires the secret, and a known memo", async () => {
    const { order } = await waitingOrder(shop, "bank_transfer");
    expect(await received(order.id, "FT501", "guessed")).toEqual([404, "NOT_FOUND"]);
    expect(await received("TT261201ZZZZZZ", "FT502")).toEqual([404, "PAYMENT_NOT_FOUND"]);
  });
});
