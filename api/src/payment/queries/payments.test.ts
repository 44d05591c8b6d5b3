import { sql } from "drizzle-orm";
import { scannedTables } from "../../testing/scans.ts";
import { useShop } from "../../testing/shop.ts";
import { newCustomer } from "../../testing/steps.ts";
import { failUnbegun, findMembershipPayment, insertPayment, listLapsed } from "./payments.ts";

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
