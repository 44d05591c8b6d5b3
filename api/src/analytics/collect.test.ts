import { sql } from "drizzle-orm";
import { analyticsEvents } from "../db/schema/customers.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop({
  ...{ ANALYTICS_DAYS: "30", ANALYTICS_LIMIT_PER_ADDRESS: "3", ANALYTICS_KILOBYTES_PER_ADDRESS_DAY: "60" },
});
afterEach(async () => {
  shop.setNow("2026-12-01T03:00:00Z");
  await shop.context.db.delete(analyticsEvents);
  await shop.context.db.execute(sql`DELETE FROM rate_limits`);
});

const event = {
  name: "view_item",
  at: "2026-12-01T02:59:58.000Z",
  params: { value: 500_000, currency: "VND" },
  items: [{ item_id: "lotus", price: 500_000 }],
  path: "/product/dam-lua-sen?ref=thu#anh",
  revision: 3,
  remote: "mf-catalog",
  version: "1.0.0",
};

/** Posts like `sendBeacon`, without the storefront's header. */
const beacon = (events: object[], contentType = "text/plain;charset=UTF-8", remoteAddress = "127.0.0.1") =>
  shop.app.inject({
    remoteAddress,
    method: "POST",
    url: "/v2/analytics/events",
    headers: { "content-type": contentType, cookie: "tt_session=abc" },
    payload: JSON.stringify({ visit: "v-12345678", events }),
  });
const stored = () => shop.context.db.select().from(analyticsEvents);

describe("collectEvents", () => {
  it.each(["text/plain;charset=UTF-8", "application/json"])("accepts a batch sent as %s", async (contentType) => {
    expect((await beacon([event], contentType)).statusCode).toBe(200);
    const { at, params, items, remote, revision, version } = event;
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        name: "view_item",
        payload: { visit: "v-12345678", at, params, items, path: "/product/dam-lua-sen", remote, revision, version },
        at: new Date("2026-12-01T03:00:00Z"),
      },
    ]);
  });

  it("stores nothing that identifies a person", async () => {
    await beacon([
      { ...event, path: "/reset-password?token=secret" },
      {
        ...event,
        path: "/account/order-history/TT261201ABC",
        params: { transaction_id: "TT261201ABC", payment_type: "cash" },
      },
      { ...event, path: "/search?q=x", params: { search_term: "binh@example.com", other: "gọi 0987654321 nhé" } },
    ]);
    const payloads = (await stored()).map(({ payload }) => payload as { path: string; params: object });
    expect(payloads.map(({ path, params }) => [path, params])).toEqual([
      ["/reset-password", event.params],
      ["/account/order-history/:orderId", { payment_type: "cash" }],
      ["/search", {}],
    ]);
  });

  it("refuses a body that is not a measurement", async () => {
    const wrong = await beacon([{ ...event, name: "Bad Name" }]);
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "VALIDATION_FAILED"]);
    expect((await beacon([])).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("is limited per network address", async () => {
    for (let count = 0; count < 3; count += 1) expect((await beacon([event])).statusCode).toBe(200);
    const { statusCode, headers } = await beacon([event]);
    expect([statusCode, headers["retry-after"]]).toEqual([429, "60"]);
  });

  it("is limited per IPv6 network, whose addresses one client may have", async () => {
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      statuses.push((await beacon([event], undefined, `2001:db8:1:${n}::1`)).statusCode);
    }
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([200]), 429]);
  });

  it("limits the data stored per network address and day", async () => {
    const large = {
      ...event,
      params: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, "x".repeat(480)])),
    };
    expect((await beacon([large])).statusCode).toBe(200);
    expect((await beacon([large])).statusCode).toBe(200);
    const { statusCode, headers } = await beacon([large]);
    expect([statusCode, headers["retry-after"]]).toEqual([429, "86400"]);
    expect(await stored()).toHaveLength(2);
    shop.setNow("2026-12-02T03:00:00Z");
    expect((await beacon([large])).statusCode).toBe(200);
  });

  it("is never changed, and deleted after its retention", async () => {
    await beacon([event]);
    await expect(shop.context.db.update(analyticsEvents).set({ name: "other" })).rejects.toThrow();
    shop.setNow("2026-12-31T02:59:59Z");
    await cleanUp(shop.context);
    expect(await stored()).toHaveLength(1);
    shop.setNow("2026-12-31T03:00:01Z");
    await cleanUp(shop.context);
    expect(await stored()).toEqual([]);
  });
});
