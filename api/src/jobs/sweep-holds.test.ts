import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { addDays } from "@thuot-tha/shared/domain";
import { DrizzleQueryError, eq } from "drizzle-orm";
import { type FastifyRequest, fastify } from "fastify";
import { payments } from "../db/schema/orders.ts";
import { sandboxPayments } from "../db/schema/sandbox.ts";
import { change, paidRental } from "../testing/changes.ts";
import { goOnline, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { sweepHolds, sweepRegularly } from "./sweep-holds.ts";

const shop = useShop();
let url = "";
beforeAll(async () => {
  url = await goOnline(shop);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const { log } = fastify({ logger: false });
const statusOf = async ({ browser, order }: Awaited<ReturnType<typeof waitingOrder>>) =>
  (await browser.call(getOrder, { params: { orderId: order.id } })).body.status;

type Query = FastifyRequest<{ Body: { orderId: string } }>;

/** Sweeps while this answers the shop's queries to MoMo. */
async function sweepWithMomo(now: string, answer: (query: Query) => Promise<object>): Promise<void> {
  const { gateways } = shop.context;
  const keys = gateways.momo;
  const momo = fastify({ logger: false });
  momo.post<{ Body: { orderId: string } }>("/v2/gateway/api/query", answer);
  gateways.momo = { ...keys!, endpoint: await momo.listen({ host: "127.0.0.1", port: 0 }) };
  shop.setNow(now);
  try {
    await sweepHolds(shop.context, url, log);
  } finally {
    gateways.momo = keys;
    await momo.close();
  }
}

describe("sweepHolds", () => {
  it("cancels overdue orders, after asking their gateways whether they were paid", async () => {
    const paid = await waitingOrder(shop, "momo");
    const unpaid = await waitingOrder(shop, "momo");
    // Paid at the gateway, without a notification.
    await shop.context.db
      .update(sandboxPayments)
      .set({ status: "PAID" })
      .where(eq(sandboxPayments.reference, `${paid.order.id}P1`));
    shop.setNow("2026-12-01T03:30:00Z");
    await sweepHolds(shop.context, url, log);
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(["CONFIRMED", "CANCEL"]);
  });

  it("keeps an order whose payment cannot be stored, because the database is away for a moment", async () => {
    const paid = await waitingOrder(shop, "momo");
    await shop.context.db
      .update(sandboxPayments)
      .set({ status: "PAID" })
      .where(eq(sandboxPayments.reference, `${paid.order.id}P1`));
    shop.setNow("2026-12-01T03:30:00Z");
    let refusals = 1;
    const db = new Proxy(shop.context.db, {
      get(target, name) {
        const member = Reflect.get(target, name);
        if (name !== "transaction" || refusals-- <= 0)
          return typeof member === "function" ? member.bind(target) : member;
        const stopped = Object.assign(new Error("terminating connection"), { code: "57P01" });
        return () => Promise.reject(new DrizzleQueryError("BEGIN", [], stopped));
      },
    });
    await sweepHolds({ ...shop.context, db }, url, log);
    expect(await statusOf(paid)).toBe("NOT_PAID");
    shop.setNow("2026-12-01T03:31:00Z");
    await sweepHolds(shop.context, url, log);
    expect(await statusOf(paid)).toBe("CONFIRMED");
  });

  it("skips an order while another process queries its payment", async () => {
    const waiting = await waitingOrder(shop, "momo");
    const queriedAt = new Date("2026-12-01T03:29:58Z");
    await shop.context.db.update(payments).set({ queriedAt }).where(eq(payments.id, waiting.payment.id));
    shop.setNow("2026-12-01T03:30:00Z");
    await sweepHolds(shop.context, url, log);
    const { body } = await waiting.browser.call(getPaymentStatus, { params: { orderId: waiting.order.id } });
    expect([body.orderStatus, await statusOf(waiting)]).toEqual(["NOT_PAID", "NOT_PAID"]);
    shop.setNow("2026-12-01T03:30:30Z");
    await sweepHolds(shop.context, url, log);
    expect(await statusOf(waiting)).toBe("CANCEL");
  });

  it.each([
    ["begun", { createdAt: new Date("2026-12-01T05:00:00Z") }],
    ["queried", { queriedAt: new Date("2026-12-01T05:00:00Z") }],
  ])("cancels an overdue order whose payment was %s before the clock was set back", async (_, later) => {
    const waiting = await waitingOrder(shop, "momo");
    await shop.context.db.update(payments).set(later).where(eq(payments.id, waiting.payment.id));
    shop.setNow("2026-12-01T03:30:00Z");
    await sweepHolds(shop.context, url, log);
    expect(await statusOf(waiting)).toBe("CANCEL");
  });

  it("reports only the cancellation when the gateway's last answer is a failure", async () => {
    const { browser, order } = await waitingOrder(shop, "zalopay");
    await shop.context.db.update(sandboxPayments).set({ status: "DECLINED" }).where(eq(sandboxPayments.status, "OPEN"));
    shop.setNow("2026-12-01T03:30:00Z");
    await sweepHolds(shop.context, url, log);
    const { body } = await browser.call(listNotifications, { query: {} });
    expect(body.items.map(({ title }) => title)).toEqual([
      `Đơn ${order.id} đã hết thời gian giữ`,
      `Đơn ${order.id} chờ thanh toán`,
    ]);
  });

  it("continues with other orders when a gateway's answer cannot be stored", async () => {
    const waiting = [await waitingOrder(shop, "momo"), await waitingOrder(shop, "bank_transfer")];
    await sweepWithMomo("2026-12-01T03:30:00Z", async ({ body: { orderId } }) => ({
      ...{ orderId, amount: 880_000, resultCode: 0, transId: "\0" },
    }));
    expect(await Promise.all(waiting.map(statusOf))).toEqual(["CANCEL", "CANCEL"]);
  });

  it("ends a change and goes on when a gateway's answer cannot be stored", async () => {
    const { browser, order, lineId } = await paidRental(shop, "moon-free", "2027-04-01");
    const longer = { kind: "EXTEND", lineId, dateTo: "2027-04-02" } as const;
    const { amount } = (await change(browser, order.id, longer, { paymentType: "momo" })).body.change;
    const waiting = await waitingOrder(shop, "bank_transfer");
    await sweepWithMomo("2026-12-01T03:30:00Z", async ({ body: { orderId } }) => ({
      ...{ orderId, amount, resultCode: 0, transId: "\0" },
    }));
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect([body.changes?.map(({ status }) => status), await statusOf(waiting)]).toEqual([["CANCEL"], "CANCEL"]);
  });

  it("queries the gateways of all overdue changes at once", async () => {
    const extended = [
      await paidRental(shop, "moon-free", "2027-03-01"),
      await paidRental(shop, "moon-free", "2027-03-15"),
    ];
    for (const { browser, order, lineId } of extended) {
      const dateTo = addDays(order.lines[0]!.dateTo!, 1);
      const made = await change(browser, order.id, { kind: "EXTEND", lineId, dateTo }, { paymentType: "momo" });
      expect(made.status).toBe(200);
    }
    // This gateway answers none before it was asked about both.
    const answers: (() => void)[] = [];
    let givenUp = 0;
    await sweepWithMomo("2026-12-01T04:30:00Z", async ({ raw: { socket }, body: { orderId } }) => {
      const giveUp = () => givenUp++;
      socket.once("close", giveUp);
      await new Promise<void>((resolve) => {
        answers.push(resolve);
        if (answers.length === extended.length) for (const answer of answers) answer();
      });
      socket.off("close", giveUp);
      return { orderId, amount: 0, resultCode: 1006, transId: 0 };
    });
    expect([answers.length, givenUp]).toEqual([2, 0]);
    for (const { browser, order } of extended) {
      const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
      expect(body.changes?.map(({ status }) => status)).toEqual(["CANCEL"]);
    }
  });
});

describe("sweepRegularly", () => {
  /** Collects callbacks of 30-second timers; other timers run. */
  const fakeIntervals = () => {
    const callbacks: (() => void)[] = [];
    const { setTimeout: start } = globalThis;
    jest.spyOn(globalThis, "setTimeout").mockImplementation(((callback: () => void, ms: number) => {
      if (ms !== 30_000) return start(callback, ms);
      callbacks.push(callback);
      return { unref: () => undefined };
    }) as unknown as typeof setTimeout);
    return callbacks;
  };
  afterEach(() => jest.restoreAllMocks());

  it("sweeps at every interval; stopping waits for the current sweep", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    shop.setNow("2026-12-01T03:30:00Z");
    const sweeps = fakeIntervals();
    const stop = sweepRegularly(shop.context, url, log);
    expect(sweeps).toHaveLength(1);
    sweeps[0]!();
    await stop();
    jest.restoreAllMocks();
    expect(await statusOf(waiting)).toBe("CANCEL");
  });

  it("does nothing when switched off", async () => {
    const start = jest.spyOn(globalThis, "setTimeout");
    const config = { ...shop.context.config, holdSweepSeconds: 0 };
    await sweepRegularly({ ...shop.context, config }, url, log)();
    expect(start).not.toHaveBeenCalled();
  });
});
