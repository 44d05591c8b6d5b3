import { eq, sql } from "drizzle-orm";
import { orders, payments } from "../../db/schema/orders.ts";
import { waitingOrder } from "../../testing/payments.ts";
import { scannedTables } from "../../testing/scans.ts";
import { useShop } from "../../testing/shop.ts";
import { newCustomer } from "../../testing/steps.ts";
import { failUnbegun, findMembershipPayment, insertPayment, listLapsed, listOverdue } from "./payments.ts";

const shop = useShop();

describe("listLapsed", () => {
  it("finds unpaid payments by an index among many paid ones", async () => {
    const { customerId } = await newCustomer(shop);
    await shop.context.db.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO payments (customer_id, package_id, type, status, amount, redirect_url, created_at, expires_at)
        SELECT ${customerId}, 'gam', 'momo', CASE number WHEN 1 THEN 'PENDING' ELSE 'PAID' END, 1, 'https://momo.example',
          '2026-12-01T02:00:00Z', '2026-12-01T02:30:00Z'
        FROM generate_series(1, 5000) number`);
      await tx.execute(sql`ANALYZE payments`);
      const options = { since: new Date("2026-11-30T03:00:00Z"), now: shop.context.now(), limit: 50 };
      const scanned = await scannedTables(tx, async () => {
        expect(await listLapsed(tx, ["momo", "zalopay"], options)).toHaveLength(1);
      });
      expect(scanned).toEqual([]);
    });
  });
});

describe("listLapsed", () => {
  it("finds payments that were opened lately at these gateways and have lapsed unpaid", async () => {
    const { db } = shop.context;
    const { customerId } = await newCustomer(shop);
    const lapsed: typeof payments.$inferInsert = {
      ...{ customerId, packageId: "gam", type: "momo", status: "PENDING", amount: 599_000 },
      ...{ redirectUrl: "https://momo.example", createdAt: new Date("2026-12-01T02:00:00Z") },
      expiresAt: new Date("2026-12-01T02:30:00Z"),
    };
    const [pending, failed] = [
      await insertPayment(db, lapsed),
      await insertPayment(db, { ...lapsed, status: "FAILED", expiresAt: new Date("2026-12-01T03:00:00Z") }),
    ];
    await insertPayment(db, { ...lapsed, type: "card" });
    await insertPayment(db, { ...lapsed, status: "PAID" });
    await insertPayment(db, { ...lapsed, redirectUrl: null });
    await insertPayment(db, { ...lapsed, createdAt: new Date("2026-11-30T03:00:00Z") });
    await insertPayment(db, { ...lapsed, expiresAt: new Date("2026-12-01T03:00:01Z") });
    const now = new Date("2026-12-01T03:00:00Z");
    const since = new Date("2026-11-30T03:00:00Z");
    const found = await listLapsed(db, ["momo", "zalopay"], { since, now, limit: 50 });
    const own = found.filter((one) => one.customerId === customerId);
    expect(own.map(({ id }) => id).sort()).toEqual([pending.id, failed.id].sort());
  });
});

describe("listOverdue", () => {
  it("finds the open payments at these gateways of orders that are not paid in time", async () => {
    const { db } = shop.context;
    const expiring = async (
      order: Partial<typeof orders.$inferInsert>,
      payment: Partial<typeof payments.$inferInsert>,
    ) => {
      const made = await waitingOrder(shop, "bank_transfer");
      // Its letter shows the payment.
      await shop.letters();
      await db
        .update(orders)
        .set({ status: "NOT_PAID", ...order })
        .where(eq(orders.id, made.order.id));
      await db
        .update(payments)
        .set({ type: "momo", ...payment })
        .where(eq(payments.orderId, made.order.id));
      return made.payment.id;
    };
    const overdue = await expiring({}, {});
    await expiring({ holdUntil: new Date("2026-12-01T03:30:01Z") }, {});
    await expiring({ status: "CANCEL" }, {});
    await expiring({}, { status: "FAILED" });
    await expiring({}, { type: "card" });
    const found = await listOverdue(db, ["momo", "zalopay"], new Date("2026-12-01T03:30:00Z"));
    expect(found.map(({ id }) => id)).toEqual([overdue]);
  });
});

describe("failUnbegun", () => {
  it("fails the payment that its gateway did not open; no other one, and none that was opened or paid meanwhile", async () => {
    const { db, now } = shop.context;
    const { customerId } = await newCustomer(shop);
    const values = { customerId, packageId: "gam", type: "momo", amount: 599_000, createdAt: now() } as const;
    const made = [
      await insertPayment(db, { ...values, status: "PENDING" }),
      await insertPayment(db, { ...values, status: "PENDING", redirectUrl: "https://momo.example" }),
      await insertPayment(db, { ...values, status: "PAID" }),
    ];
    const other = await insertPayment(db, { ...values, status: "PENDING" });
    for (const { id } of made) await failUnbegun(db, id);
    const ended = await Promise.all([...made, other].map(({ id }) => findMembershipPayment(db, customerId, id)));
    expect(ended.map((payment) => [payment?.status, payment?.failure])).toEqual([
      ["FAILED", "not-opened"],
      ["PENDING", null],
      ["PAID", null],
      ["PENDING", null],
    ]);
  });
});
