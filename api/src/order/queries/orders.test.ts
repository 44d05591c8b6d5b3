import { sql } from "drizzle-orm";
import { scannedTables } from "../../testing/scans.ts";
import { useShop } from "../../testing/shop.ts";
import { newOrder } from "../../testing/steps.ts";
import { lockOrder } from "./orders.ts";

const shop = useShop();

describe("lockOrder", () => {
  it("reads every table by an index", async () => {
    const { order } = await newOrder(shop, { variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-20" });
    await shop.context.db.transaction(async (tx) => {
      // The planner scans tables as small as these unless it must not; then only a missing index leads to a scan.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      const scanned = await scannedTables(tx, async () => {
        expect((await lockOrder(tx, order.id))?.order.id).toBe(order.id);
      });
      expect(scanned).toEqual([]);
    });
  });
});
