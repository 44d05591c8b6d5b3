import { sql } from "drizzle-orm";
import { adminActions } from "../db/schema/admin.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();

const placed = () => newOrder(shop, { variantId: "moon-free", dateFrom: "2027-05-10", dateTo: "2027-05-10" });
const actionsOf = async (orderId: string) => JSON.parse(await staff(shop, `audit --order ${orderId} --json`));

describe("the audit of admin commands", () => {
  it("reports when, who and why, for executed actions only", async () => {
    const { order } = await placed();
    await staff(shop, `order ${order.id} done`);
    expect(await staff(shop, `audit --order ${order.id}`)).toBe("Nothing.");
    await staff(shop, `order ${order.id} deliver`);
    await runAdmin(shop, ["order", order.id, "cancel", "--by", "Lan", "--why", "Váy bị rách"]);
    expect(await actionsOf(order.id)).toEqual([
      {
        ...{ id: expect.any(Number), at: "2026-12-01T03:00:00.000Z", actor: "Lan", action: "cancel" },
        ...{ orderId: order.id, unitId: null, why: "Váy bị rách", details: {} },
      },
      expect.objectContaining({ actor: "mai", action: "deliver", why: null }),
    ]);
    const lines = await runAdmin(shop, ["audit", "--by", "Lan", "--day", "2026-12-01", "--limit", "1"]);
    expect(lines.lines[1]).toMatch(new RegExp(`^2026-12-01 10:00  Lan  cancel  ${order.id}  –      Váy bị rách`));
    expect(await staff(shop, "audit --day 2026-11-30")).toBe("Nothing.");
  });

  it("is never changed", async () => {
    const { order } = await placed();
    await staff(shop, `order ${order.id} deliver`);
    const refused = { cause: { message: "admin_actions is append-only" } };
    await expect(shop.context.db.update(adminActions).set({ actor: "x" })).rejects.toMatchObject(refused);
    await expect(shop.context.db.execute(sql`DELETE FROM admin_actions`)).rejects.toMatchObject(refused);
  });

  it("refuses an invalid day, number or word", async () => {
    expect(await staff(shop, "audit --day soon")).toBe("--day: soon is not a day such as 2026-12-13.");
    expect(await staff(shop, "audit --limit 0")).toBe("--limit: 0 is not a number from 1 on.");
    expect((await runAdmin(shop, ["audit", "all"])).code).toBe(2);
  });
});
