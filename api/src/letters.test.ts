import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { eq } from "drizzle-orm";
import { orderItems, payments } from "./db/schema/orders.ts";
import { users } from "./db/schema/people.ts";
import { letters } from "./letters.ts";
import { compose } from "./mail/compose.ts";
import { stepOrder } from "./order/steps.ts";
import { useShop } from "./testing/shop.ts";
import { addToCart, homeAddress, newCustomer, newKey, newOrder, proveMailbox } from "./testing/steps.ts";

const shop = useShop({ PUBLIC_URL: "https://shop.example" });
const nbsp = (text: string) => text.replace(/\u00a0/g, " ");
const lettersTo = async (email: string) => (await shop.letters()).filter(({ to }) => to === email);

async function ordered() {
  const made = await newOrder(shop, { variantId: "lotus-m", dateFrom: "2026-12-10", dateTo: "2026-12-12" });
  const { email } = (await made.browser.call(getMe, {})).body.user;
  return { ...made, email };
}

describe("the letter about a new order", () => {
  it("contains number, pieces, days, sums and address, as text and as HTML", async () => {
    const { order, email } = await ordered();
    const [letter] = await lettersTo(email);
    expect(letter).toMatchObject({ subject: `Đã nhận đơn ${order.id}`, to: email });
    const text = nbsp(letter!.text);
    for (const phrase of [
      "Đầm lụa Sen",
      "Thuê, mặc 10/12/2026 – 12/12/2026, giao 09/12/2026, trả 13/12/2026 · Cỡ M · Đỏ mận · 1 món",
      "Dự kiến giao: 09/12/2026",
      "Trả muộn: mỗi ngày sau ngày trả tính 100.000 ₫ (20% giá thuê một ngày của món), trừ vào tiền cọc",
      "600.000 ₫",
      "Tiền cọc, hoàn lại: 1.000.000 ₫",
      "Phí giao nhận: 30.000 ₫",
      "Tổng cộng: 1.630.000 ₫",
      "Trả khi nhận hàng: 1.630.000 ₫",
      "Giao đến: 12 Lê Lợi, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
      `https://shop.example/account/order-history/${order.id}`,
    ]) {
      expect(text).toContain(phrase);
    }
    expect(letter!.html).toContain("Đầm lụa Sen");
    expect(letter!.html).toContain(`href="https://shop.example/account/order-history/${order.id}"`);
  });

  it("names a piece's own member price", async () => {
    const { order, customerId } = await ordered();
    const { db, config, now } = shop.context;
    await db.update(orderItems).set({ ownMemberPrice: true }).where(eq(orderItems.orderId, order.id));
    const letter = { id: "own", customerId, kind: "order-placed", data: { orderId: order.id } } as const;
    const composed = await compose(db, config, letters, { ...letter, tries: 0, createdAt: now(), uselessAt: null });
    expect(nbsp(composed!.text)).toContain("Đỏ mận · 1 món · giá riêng của món này");
  });

  it("is followed by one on cancellation, which states who cancelled and the refund", async () => {
    const { order, email, browser } = await ordered();
    await shop.letters();
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    const [, letter] = await lettersTo(email);
    expect(letter!.subject).toBe(`Đơn ${order.id} đã huỷ`);
    expect(letter!.text).toContain("Đơn này không có khoản hoàn lại.");
    const other = await ordered();
    await shop.context.db.update(payments).set({ status: "PAID" }).where(eq(payments.orderId, other.order.id));
    await stepOrder(shop.context, other.order.id, "cancel");
    // The letter about the new order is not sent any more, where it waited until now.
    const cancellation = (await lettersTo(other.email)).at(-1);
    expect(cancellation!.subject).toBe(`Cửa hàng đã huỷ đơn ${other.order.id}`);
    expect(nbsp(cancellation!.text)).toContain("1.630.000 ₫ đã về ví của bạn.");
  });

  it.each(["order-placed", "order-paid"])("is not sent as %s once the order has been cancelled", async (kind) => {
    const { order, customerId } = await ordered();
    const { db, config, now } = shop.context;
    const letter = { id: "late", customerId, kind, data: { orderId: order.id } };
    const waiting = { ...letter, tries: 3, createdAt: now(), uselessAt: null };
    expect(await compose(db, config, letters, waiting)).toMatchObject({ id: "late" });
    await stepOrder(shop.context, order.id, "cancel");
    expect(await compose(db, config, letters, waiting)).toBeNull();
  });
});

describe("a letter to a mailbox that may be a stranger's", () => {
  it("repeats nothing that the customer has written", async () => {
    const { order, customerId, userId, browser } = await ordered();
    const bait = "Tài khoản của bạn bị khoá, xem https://evil.example";
    const { body: address } = await browser.call(createAddress, {
      body: { ...homeAddress, receiverName: "https://evil.example", street: "https://evil.example" },
    });
    await browser.call(changeOrderAddress, { params: { orderId: order.id }, body: { addressId: address.id } });
    const report = { topic: "flaw", content: bait } as const;
    const { body } = await browser.call(reportProblem, { params: { orderId: order.id }, body: report });
    const { db, config, now } = shop.context;
    const problemId = body.problems![0]!.id;
    const written = async () => {
      const texts = [];
      for (const kind of ["order-placed", "order-paid", "order-address-changed", "problem-received"]) {
        const letter = { id: "l", customerId, kind, data: { orderId: order.id, problemId } };
        const composed = await compose(db, config, letters, { ...letter, tries: 0, createdAt: now(), uselessAt: null });
        texts.push(`${composed!.text}${composed!.html}`);
      }
      return texts.map((text) => text.includes("evil.example"));
    };
    expect(await written()).toEqual([true, true, true, true]);
    await db.update(users).set({ emailProvenAt: null }).where(eq(users.id, userId));
    expect(await written()).toEqual([false, false, false, false]);
  });
});

describe("a letter", () => {
  it("shows what customers wrote as they wrote it", async () => {
    const { browser, userId } = await newCustomer(shop);
    await proveMailbox(shop, userId);
    const { body: address } = await browser.call(createAddress, {
      body: { ...homeAddress, receiverName: "Lê <b>An</b>" },
    });
    const { status } = await browser.call(createOrder, {
      headers: { "idempotency-key": newKey() },
      body: {
        cartItemIds: [await addToCart(browser, { variantId: "lotus-m" })],
        addressId: address.id,
        paymentType: "cash",
      },
    });
    expect(status).toBe(201);
    const { email } = (await browser.call(getMe, {})).body.user;
    const [letter] = await lettersTo(email);
    expect(letter!.text).toContain("Người nhận: Lê <b>An</b>, ");
    expect(letter!.html).toContain("Lê &lt;b&gt;An&lt;/b&gt;, ");
    expect(letter!.html).not.toContain("<b>");
  });
});
