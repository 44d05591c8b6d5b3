import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { GatewayError } from "../gateway/gateway.ts";
import { queryMomo, refundMomo } from "../gateway/momo.ts";
import { goOnline, placeOrder, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
let url = "";
beforeAll(async () => {
  url = await goOnline(shop);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

/** Follows redirects to the gateway's page, as a browser does. */
async function open(address: string) {
  const response = await fetch(address);
  return { status: response.status, address: response.url, html: await response.text() };
}

/** Presses a button of the page, without following the redirect. */
async function press(address: string, decision: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...fields, decision });
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  return { status: response.status, location: new URL(response.headers.get("location") ?? url, url) };
}

const statusOf = async ({ browser, order }: Awaited<ReturnType<typeof waitingOrder>>) => {
  const { body } = await browser.call(getPaymentStatus, { params: { orderId: order.id } });
  return [body.orderStatus, body.payment.status];
};

describe.each([
  ["momo", "MoMo thử nghiệm"],
  ["zalopay", "ZaloPay thử nghiệm"],
  ["atm", "VNPAY thử nghiệm"],
  ["card", "VNPAY thử nghiệm"],
] as [PaymentType, string][])("paying by %s", (type, title) => {
  it("leads through the gateway's page and notification back to the order", async () => {
    const waiting = await waitingOrder(shop, type);
    expect(waiting.payment).toMatchObject({ type, status: "PENDING", amount: 880_000, transfer: null });
    const page = await open(waiting.payment.redirectUrl!);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(page.html).toContain("880.000\u00a0₫");
    for (const name of ["Thanh toán", "Từ chối", "Huỷ"]) expect(page.html).toContain(`>${name}</button>`);
    const back = await press(page.address, "approve");
    expect(back.status).toBe(303);
    expect(back.location.origin + back.location.pathname).toBe(`${url}/checkout/payment/${waiting.order.id}`);
    expect(back.location.search).not.toBe("");
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
  });

  it.each(["decline", "cancel"])("lets the order be paid again after: %s", async (decision) => {
    const waiting = await waitingOrder(shop, type);
    const page = await open(waiting.payment.redirectUrl!);
    const back = await press(page.address, decision);
    expect(back.location.pathname).toBe(`/checkout/payment/${waiting.order.id}`);
    // ZaloPay reports received money only, so the shop queries after a while.
    shop.setNow("2026-12-01T03:00:06Z");
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "FAILED"]);
    const params = { orderId: waiting.order.id };
    const again = await waiting.browser.call(payOrder, { params, body: { paymentType: type } });
    expect(again.body.payment.id).not.toBe(waiting.payment.id);
    await press((await open(again.body.payment.redirectUrl!)).address, "approve");
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
  });

  it("cannot be decided twice: a later visit redirects to the result", async () => {
    const waiting = await waitingOrder(shop, type);
    const { address } = await open(waiting.payment.redirectUrl!);
    await press(address, "approve");
    const late = await press(address, "cancel");
    expect(late.location.pathname).toBe(`/checkout/payment/${waiting.order.id}`);
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
    const seen = await fetch(address, { redirect: "manual" });
    expect([seen.status, seen.headers.get("location")]).toEqual([303, expect.stringContaining(waiting.order.id)]);
  });
});

describe("paying by bank transfer", () => {
  it("shows the account and a code, and is paid at the bank's page", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const { transfer, redirectUrl } = waiting.payment;
    expect(redirectUrl).toBeNull();
    expect(transfer).toMatchObject({ memo: waiting.order.id, accountName: "THUOT THA", bankBin: "999999" });
    expect(transfer?.qrText).toContain(`5406880000`);
    expect(transfer?.qrText).toContain(`0814${waiting.order.id}`);
    const bank = `${url}/v2/sandbox/bank`;
    const page = await open(`${bank}?memo=${transfer?.memo}&amount=880000`);
    expect(page.html).toContain(`<input name="memo" value="${waiting.order.id}" required>`);
    const outcomeOf = async (decision: string, fields: Record<string, string>) => {
      const response = await fetch(bank, { method: "POST", body: new URLSearchParams({ ...fields, decision }) });
      return /role="status">([^<]*)</.exec(await response.text())?.[1];
    };
    expect(await outcomeOf("cancel", {})).toBe("Bạn đã huỷ giao dịch.");
    expect(await outcomeOf("approve", { memo: "cảm ơn", amount: "1000" })).toContain("không nhận ra nội dung này");
    expect(await outcomeOf("approve", { memo: transfer!.memo, amount: "1000" })).toBe("Đã chuyển khoản.");
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
    expect(await outcomeOf("approve", { memo: transfer!.memo, amount: "880.000" })).toBe("Đã chuyển khoản.");
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
    const { body } = await waiting.browser.call(getOrder, { params: { orderId: waiting.order.id } });
    expect(body.payments[0]).toMatchObject({ status: "PAID", transfer: null });
  });
});

describe("the sandbox", () => {
  const post = async (path: string, body: object) =>
    (await fetch(`${url}/v2/sandbox${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then((response) => response.json())) as Record<string, unknown>;

  it("refuses requests not signed with the shop's keys", async () => {
    const momo = { partnerCode: "SANDBOX", orderId: "X1", amount: 5_000, signature: "0".repeat(64) };
    expect((await post("/momo/v2/gateway/api/create", momo)).resultCode).toBe(11);
    expect((await post("/momo/v2/gateway/api/query", momo)).resultCode).toBe(11);
    expect((await post("/momo/v2/gateway/api/refund", momo)).resultCode).toBe(11);
    const zalopay = { app_id: 1, app_trans_id: "261201_X1", mac: "0".repeat(64) };
    expect((await post("/zalopay/v2/create", zalopay)).return_code).toBe(2);
    expect((await post("/zalopay/v2/query", zalopay)).sub_return_code).toBe(-402);
    const page = await open(`${url}/v2/sandbox/vnpay/paymentv2/vpcpay.html?vnp_TxnRef=X1&vnp_SecureHash=00`);
    expect([page.status, page.html]).toEqual([400, expect.stringContaining("chữ ký không hợp lệ")]);
    expect((await open(`${url}/v2/sandbox/momo/pay?reference=none`)).status).toBe(404);
  });

  it.each([
    ["/bank", undefined],
    ["/bank", '{"decision":"approve","memo":{}}'],
    ["/momo/pay?reference=X1", undefined],
    ["/momo/v2/gateway/api/create", undefined],
    ["/momo/v2/gateway/api/query", "[]"],
    ["/zalopay/v2/create", '{"amount":{"toString":1}}'],
    ["/zalopay/v2/query", '{"toString":{}}'],
  ])("causes no fault at %s with the body %j", async (path, body) => {
    const headers = body ? { "content-type": "application/json" } : undefined;
    const { status } = await fetch(`${url}/v2/sandbox${path}`, { method: "POST", headers, body });
    expect(status).toBeLessThan(500);
  });

  it.each(["/bank?memo=a&memo=b", "/momo/pay?reference=%00"])("refuses %s", async (path) => {
    expect((await open(`${url}/v2/sandbox${path}`)).status).toBe(400);
  });

  it("escapes text", async () => {
    const page = await open(`${url}/v2/sandbox/bank?memo=${encodeURIComponent('"><script>')}`);
    expect(page.html).toContain("&quot;&gt;&lt;script&gt;");
    expect(page.html).not.toContain("<script>");
  });

  it("refuses VNPAY's page after the payment deadline", async () => {
    const waiting = await waitingOrder(shop, "card");
    shop.setNow("2026-12-01T03:31:00Z");
    expect((await open(waiting.payment.redirectUrl!)).html).toContain("Đã hết thời gian thanh toán.");
  });
});

describe("MoMo's other messages", () => {
  const keys = () => shop.context.gateways.momo!;
  const endpoint = () => `${url}/v2/sandbox/momo`;

  it("query the state of a payment", async () => {
    const waiting = await waitingOrder(shop, "momo");
    const reference = await referenceOf(shop, waiting.payment.id);
    expect((await queryMomo(keys(), reference, endpoint())).outcome).toBe("pending");
    await press((await open(waiting.payment.redirectUrl!)).address, "approve");
    expect(await queryMomo(keys(), reference, endpoint())).toMatchObject({ amount: 880_000, outcome: "paid" });
  });

  it("refund the paid amount, and no more", async () => {
    const waiting = await waitingOrder(shop, "momo");
    await press((await open(waiting.payment.redirectUrl!)).address, "approve");
    const { transaction } = await queryMomo(keys(), await referenceOf(shop, waiting.payment.id), endpoint());
    const refund = (reference: string, amount: number) =>
      refundMomo(keys(), { reference, amount, transaction: transaction!, description: "Hoan tien" }, endpoint());
    await refund("R1", 800_000);
    await expect(refund("R2", 80_001)).rejects.toThrow(GatewayError);
    await refund("R3", 80_000);
  });
});

describe("a gateway that does not answer", () => {
  const lost = useShop({
    MOMO_ENDPOINT: "http://127.0.0.1:9",
    MOMO_PARTNER_CODE: "X",
    MOMO_ACCESS_KEY: "X",
    MOMO_SECRET_KEY: "X",
  });

  it("leaves the order payable by another type", async () => {
    const { browser } = await newCustomer(lost);
    const { status, body } = await placeOrder(browser, "momo");
    expect(status).toBe(201);
    expect(body.order.status).toBe("NOT_PAID");
    expect(body.payment).toMatchObject({ type: "momo", status: "FAILED", redirectUrl: null });
    const params = { orderId: body.order.id };
    const again = await browser.call(payOrder, { params, body: { paymentType: "momo" } });
    expect([again.status, again.error.code]).toEqual([409, "PAYMENT_GATEWAY_DOWN"]);
    const other = await browser.call(payOrder, { params, body: { paymentType: "bank_transfer" } });
    expect(other.body.payment).toMatchObject({ status: "PENDING", type: "bank_transfer" });
    expect(other.body.order.paymentType).toBe("bank_transfer");
  });
});
