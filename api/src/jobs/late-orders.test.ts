import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { eq } from "drizzle-orm";
import { fastify } from "fastify";
import { payments } from "../db/schema/orders.ts";
import { lockOrder } from "../order/queries/orders.ts";
import { setOrderStatus } from "../order/queries/writes.ts";
import { type OrderStep, stepOrder } from "../order/steps.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { fillWallet, ledgerOf, placeOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newOrder } from "../testing/steps.ts";
import { warnOfLateDeliveries } from "./late-orders.ts";
import { sweepHolds } from "./sweep-holds.ts";

const shop = useShop();
// The embedded database runs one transaction after the other.
const onServer = runsOnServer ? it : it.skip;
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const logged: { orders?: string[]; level: number }[] = [];
const { log } = fastify({ logger: { level: "info", stream: { write: (line) => logged.push(JSON.parse(line)) } } });
const sweep = () => sweepHolds(shop.context, "http://127.0.0.1:9", log);

/** Wear day 20 December. Paid: 500 000 + 1 000 000 deposit + 30 000 shipping. */
async function paidOrder(...steps: OrderStep[]) {
  const made = await newOrder(shop, { variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-22" });
  await shop.context.db.update(payments).set({ status: "PAID" }).where(eq(payments.orderId, made.order.id));
  for (const step of steps) await stepOrder(shop.context, made.order.id, step);
  const see = async () => (await made.browser.call(getOrder, { params: { orderId: made.order.id } })).body;
  return { ...made, see };
}

const lastMoment = "2026-12-20T16:59:59Z";
const over = "2026-12-20T17:00:00Z";

describe("an order that is not handed over by its wear day", () => {
  it("is cancelled when that day is over in Viet Nam, once, with everything back", async () => {
    const { customerId, browser, order, see } = await paidOrder();
    shop.setNow(lastMoment);
    await sweep();
    expect((await see()).status).toBe("CONFIRMED");
    shop.setNow(over);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await see()).toMatchObject({ status: "CANCEL", paymentStatus: "REFUNDED" });
    expect((await see()).timeline.at(-1)?.note).toBe("Cửa hàng không giao kịp ngày mặc");
    expect(await ledgerOf(shop, customerId)).toEqual([["ORDER_REFUND", 1_630_000, 1_630_000]]);
    const { body } = await browser.call(listNotifications, { query: {} });
    expect(body.items[0]).toMatchObject({
      title: `Đơn ${order.id} không được giao kịp`,
      body: "Chúng tôi xin lỗi: đồ không tới kịp ngày mặc nên đơn đã huỷ. 1.630.000\u00a0₫ đã về ví của bạn.",
    });
    const { email } = (await browser.call(getMe, {})).body.user;
    const letters = (await shop.letters()).filter(({ to }) => to === email);
    expect(letters.at(-1)?.subject).toBe(`Đơn ${order.id} không được giao kịp`);
  });

  it("with cash on delivery returns the wallet's part", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 100_000);
    await placeOrder(browser, "cash", { useWallet: true });
    shop.setNow("2027-12-01T03:00:00Z");
    await sweep();
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_REFUND", 100_000, 100_000]);
  });

  it("is unchanged once it has left the shop; staff are warned when a courier still has it", async () => {
    const withCourier = await paidOrder("deliver");
    const worn = await paidOrder("deliver", "arrived");
    shop.setNow(over);
    await sweep();
    expect([(await withCourier.see()).status, (await worn.see()).status]).toEqual(["DELIVERING", "RENTING"]);
    await warnOfLateDeliveries(shop.context, log);
    expect(logged.at(-1)).toMatchObject({ level: 40, orders: [withCourier.order.id] });
    expect(await stepOrder(shop.context, withCourier.order.id, "cancel")).toBe("CANCEL");
    expect(await ledgerOf(shop, withCourier.customerId)).toEqual([["ORDER_REFUND", 1_630_000, 1_630_000]]);
  });

  it("is unchanged when it was bought, not rented", async () => {
    const { browser, order } = await newOrder(shop, { variantId: "lotus-m" });
    shop.setNow(over);
    await sweep();
    expect((await browser.call(getOrder, { params: { orderId: order.id } })).body.status).toBe("CONFIRMED");
  });

  onServer("is unchanged when it is handed over while the shop looks for late ones", async () => {
    const { order, see } = await paidOrder();
    shop.setNow(over);
    const moved = { status: "DELIVERING", at: new Date(over) } as const;
    await whileHeld(shop, {
      begin: (tx) => lockOrder(tx, order.id),
      request: sweep,
      end: (tx) => setOrderStatus(tx, order.id, moved.status, moved.at),
    });
    expect((await see()).status).toBe("DELIVERING");
  });
});
