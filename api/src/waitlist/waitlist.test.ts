import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { addWish } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import { listWishes } from "@thuot-tha/shared/contracts/operations/waitlist/list-wishes";
import { removeWish } from "@thuot-tha/shared/contracts/operations/waitlist/remove-wish";
import { eq, sql } from "drizzle-orm";
import { rows } from "../db/rows.ts";
import { products, units } from "../db/schema/catalogue.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { sweepHolds } from "../jobs/sweep-holds.ts";
import type { Browser } from "../testing/browser.ts";
import { change, markPaid } from "../testing/changes.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newOrder } from "../testing/steps.ts";
import { waitlistLetters } from "./letters.ts";
import { notifyWaitingCustomers } from "./notify-waiting.ts";
import { lockOpenWishes } from "./queries/wishes.ts";

const shop = useShop({ WAITING_LIST_LIMIT: "2", SESSION_DAYS: "400" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const days = (dateFrom: string, dateTo = dateFrom) => ({ variantId: "lotus-s", dateFrom, dateTo });
type Days = { variantId: string; dateFrom?: string; dateTo?: string };
const wish = (browser: Browser, { variantId, dateFrom, dateTo }: Days) =>
  browser.call(addWish, { body: { variantId, wear: dateFrom && dateTo ? { dateFrom, dateTo } : null } });
const wishesOf = async (browser: Browser) => (await browser.call(listWishes, {})).body.items;
const notifyWaiting = () =>
  notifyWaitingCustomers(shop.context, (error) => {
    throw error;
  });
const titlesOf = async (browser: Browser) =>
  (await browser.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
const cancel = ({ browser, order }: Awaited<ReturnType<typeof newOrder>>) =>
  browser.call(cancelOrder, { params: { orderId: order.id } });

describe("the waiting list", () => {
  it("notifies a customer once, by notification and letter, when the days become free", async () => {
    const renter = await newOrder(shop, days("2027-01-10"));
    const { browser } = await newCustomer(shop);
    const { status, body } = await wish(browser, days("2027-01-09", "2027-01-10"));
    expect(status).toBe(201);
    expect(body).toMatchObject({ size: "S", color: "Đỏ mận", expiresOn: "2027-01-08", toldAt: null });
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual([]);
    await cancel(renter);
    await sweepHolds(shop.context, "http://shop.example", shop.app.log);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual(["Đầm lụa Sen đã có ngày trống"]);
    const sent = (await shop.letters()).filter(({ subject }) => subject === "Đầm lụa Sen đã có ngày trống");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(
      "/product/dam-lua-sen?type=rent&size=S&color=%C4%90%E1%BB%8F+m%E1%BA%ADn&date-from=2027-01-09&date-to=2027-01-10",
    );
    expect(await wishesOf(browser)).toMatchObject([{ toldAt: "2026-12-01T03:00:00.000Z" }]);
  });

  it("notifies others although one of them cannot be, who is notified by the next run", async () => {
    const { db } = shop.context;
    const renter = await newOrder(shop, days("2027-07-10"));
    const [mai, lan] = [await newCustomer(shop), await newCustomer(shop)];
    const { body: first } = await wish(mai.browser, days("2027-07-10"));
    await wish(lan.browser, days("2027-07-10"));
    await cancel(renter);
    await db.execute(
      sql.raw(`CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.customer_id = '${mai.customerId}' THEN RAISE EXCEPTION 'not now'; END IF;
        RETURN NEW;
      END $$`),
    );
    await db.execute(
      sql`CREATE TRIGGER refuse_one BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    );
    const failed: string[] = [];
    await notifyWaitingCustomers(shop.context, (_, id) => failed.push(id));
    expect(failed).toEqual([first.id]);
    expect([await titlesOf(mai.browser), await titlesOf(lan.browser)]).toEqual([[], ["Đầm lụa Sen đã có ngày trống"]]);
    await db.execute(sql`DROP FUNCTION refuse_one CASCADE`);
    await notifyWaiting();
    expect([await titlesOf(mai.browser), await titlesOf(lan.browser)]).toEqual([
      ["Đầm lụa Sen đã có ngày trống"],
      ["Đầm lụa Sen đã có ngày trống"],
    ]);
  });

  it("stays silent while a part of the days is still taken", async () => {
    const renter = await newOrder(shop, days("2027-02-10"));
    await newOrder(shop, days("2027-02-20"));
    const { browser } = await newCustomer(shop);
    await wish(browser, days("2027-02-10", "2027-02-20"));
    await cancel(renter);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual([]);
  });

  it("notifies when a renter moves to other days", async () => {
    const renter = await newOrder(shop, days("2027-03-10"));
    await markPaid(shop, renter.order.id);
    const { browser } = await newCustomer(shop);
    await wish(browser, days("2027-03-10"));
    const lineId = renter.order.lines[0]!.id;
    const moved = { kind: "DATES" as const, lineId, dateFrom: "2027-03-20", dateTo: "2027-03-20" };
    expect((await change(renter.browser, renter.order.id, moved)).status).toBe(200);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual(["Đầm lụa Sen đã có ngày trống"]);
  });

  it("notifies about any day when a piece comes back into service", async () => {
    const { db, now } = shop.context;
    const piece = eq(units.id, "lotus-s-rental-1");
    await db.update(units).set({ retiredAt: now() }).where(piece);
    const { browser } = await newCustomer(shop);
    expect((await wish(browser, { variantId: "lotus-s" })).body).toMatchObject({
      dateFrom: null,
      expiresOn: "2027-03-01",
    });
    await db.update(units).set({ retiredAt: null }).where(piece);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual(["Đầm lụa Sen đã có ngày trống"]);
  });

  it("sends nothing about a withdrawn product until it returns, and refuses new wishes for it", async () => {
    const { db, now } = shop.context;
    const renter = await newOrder(shop, days("2027-04-10"));
    const { browser } = await newCustomer(shop);
    await wish(browser, days("2027-04-10"));
    const withdraw = (withdrawnAt: Date | null) =>
      db.update(products).set({ withdrawnAt }).where(eq(products.id, "lotus"));
    await withdraw(now());
    await cancel(renter);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual([]);
    const late = await newCustomer(shop);
    expect((await wish(late.browser, days("2027-04-10"))).error.code).toBe("WITHDRAWN");
    await cleanUp(shop.context);
    await withdraw(null);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual(["Đầm lụa Sen đã có ngày trống"]);
  });

  it("composes no letter of a product that was withdrawn after it was written", async () => {
    const { db, config, now } = shop.context;
    const data = { variantId: "lotus-s", dateFrom: "2027-04-20", dateTo: "2027-04-20" };
    const compose = () => waitlistLetters["days-free"]({ db, config, customerId: "mai", isProven: false, data });
    expect(await compose()).toMatchObject({ subject: "Đầm lụa Sen đã có ngày trống" });
    await db.update(products).set({ withdrawnAt: now() }).where(eq(products.id, "lotus"));
    expect(await compose()).toBeNull();
    await db.update(products).set({ withdrawnAt: null }).where(eq(products.id, "lotus"));
  });

  it("can be left, and is forgotten when the days have passed", async () => {
    const renter = await newOrder(shop, days("2026-12-20"));
    const { browser } = await newCustomer(shop);
    const { body: left } = await wish(browser, days("2026-12-20"));
    await wish(browser, days("2026-12-21"));
    const { browser: other } = await newCustomer(shop);
    expect((await other.call(removeWish, { params: { id: left.id } })).status).toBe(404);
    expect((await browser.call(removeWish, { params: { id: left.id } })).status).toBe(200);
    expect(await wishesOf(browser)).toMatchObject([{ dateFrom: "2026-12-21" }]);
    shop.setNow("2026-12-20T17:00:00Z");
    expect(await wishesOf(browser)).toEqual([]);
    await cleanUp(shop.context);
    shop.setNow("2026-12-01T03:00:00Z");
    expect(await wishesOf(browser)).toEqual([]);
    await cancel(renter);
    await notifyWaiting();
    expect(await titlesOf(browser)).toEqual([]);
  });

  it("is entered anew for any day once the earlier wish has expired, before that is swept", async () => {
    const { db, now } = shop.context;
    const piece = eq(units.id, "lotus-s-rental-1");
    await db.update(units).set({ retiredAt: now() }).where(piece);
    const { browser } = await newCustomer(shop);
    const { body: first } = await wish(browser, { variantId: "lotus-s" });
    shop.setNow("2027-03-02T03:00:00Z");
    const { status, body } = await wish(browser, { variantId: "lotus-s" });
    expect([status, body.expiresOn]).toEqual([201, "2027-05-31"]);
    expect(body.id).not.toBe(first.id);
    expect(await wishesOf(browser)).toEqual([body]);
    await db.update(units).set({ retiredAt: null }).where(piece);
  });

  it("takes a wish once, so many per customer, and only for days that are taken", async () => {
    await newOrder(shop, days("2027-05-10", "2027-05-20"));
    const { browser } = await newCustomer(shop);
    const first = await wish(browser, days("2027-05-10"));
    expect((await wish(browser, days("2027-05-10"))).body.id).toBe(first.body.id);
    await wish(browser, days("2027-05-11"));
    expect((await wish(browser, days("2027-05-12"))).error.code).toBe("WAITING_LIST_LIMIT");
    expect((await wish(browser, days("2027-06-10"))).error.code).toBe("DAYS_FREE");
    expect((await wish(browser, { variantId: "lotus-s" })).error.code).toBe("DAYS_FREE");
  });

  it("refuses days against the shop's rules, unknown pieces and those that are only sold", async () => {
    const { browser } = await newCustomer(shop);
    expect((await wish(browser, days("2026-12-01"))).error.fields).toEqual({
      "wear.dateFrom": "Để kịp giao hàng, bạn chọn từ ngày 02/12/2026.",
    });
    expect((await wish(browser, days("2027-11-30", "2027-12-02"))).error.fields).toEqual({
      "wear.dateTo": "Hiện cửa hàng nhận lịch đến hết ngày 01/12/2027.",
    });
    expect((await wish(browser, { ...days("2027-05-10"), variantId: "nothing" })).status).toBe(404);
    expect((await wish(browser, { variantId: "brocade-free" })).status).toBe(400);
  });
});

const onServer = runsOnServer ? it : it.skip;

onServer("a wish that another process looks at is looked at again when its days become free", async () => {
  const renter = await newOrder(shop, days("2027-08-10"));
  const { browser } = await newCustomer(shop);
  await wish(browser, days("2027-08-10"));
  await notifyWaiting();
  const { db } = shop.context;
  let notified: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // The other process has read the stock, in which the days are still taken.
    await lockOpenWishes(tx, ["lotus-s"], "2026-12-01");
    await cancel(renter);
    notified = notifyWaiting();
    const waits = async () => {
      const sessions = sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%waiting_wishes%'`;
      return (await rows(db, sessions)).length;
    };
    let isDone = false;
    void notified.then(() => (isDone = true));
    while (!isDone && (await waits()) === 0);
  });
  await notified;
  expect(await titlesOf(browser)).toEqual(["Đầm lụa Sen đã có ngày trống"]);
});

describe("a wish and the cancellation that frees its days, at once", () => {
  it("are never both missed", async () => {
    const { browser } = await newCustomer(shop);
    const renter = await newOrder(shop, days("2027-07-10"));
    const [answer] = await Promise.all([wish(browser, days("2027-07-10")), cancel(renter)]);
    await notifyWaiting();
    const notifications = (await titlesOf(browser)).length;
    expect([
      { status: 201, notifications: 1 },
      { status: 409, notifications: 0 },
    ]).toContainEqual({ status: answer.status, notifications });
  });
});
