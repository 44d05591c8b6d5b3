import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { readNotification } from "@thuot-tha/shared/contracts/operations/notification/read-notification";
import { sql } from "drizzle-orm";
import { openEvents } from "../testing/events.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newPerson } from "../testing/steps.ts";
import { announce, notify, signalChannel } from "./notify.ts";

const shop = useShop();
beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const message = (customerId: string, title: string) =>
  notify(shop.context.db, { customerId, kind: "SHOP", title, body: "Một lời nhắn.", link: null }, shop.context.now());
const open = (browser: Parameters<typeof openEvents>[1], last?: string | null) => openEvents(shop.app, browser, last);

describe("the notification stream", () => {
  it("is for customers", async () => {
    const stranger = await open(shop.browser());
    expect(stranger.status).toBe(401);
    stranger.close();
  });

  it("sends the unread count, then new notifications, to every page of the customer and no other", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const other = await newCustomer(shop);
    const pages = [await open(browser), await open(browser)];
    const stranger = await open(other.browser);
    expect(pages[0]!.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    for (const page of [...pages, stranger]) {
      expect(await page.next()).toMatchObject({ event: "unread", data: { unread: 0 } });
    }
    const id = await message(customerId, "Đơn đã giao");
    for (const page of pages) {
      expect(await page.next()).toMatchObject({
        event: "notification",
        data: { notification: { id, kind: "SHOP", title: "Đơn đã giao", readAt: null }, unread: 1 },
      });
    }
    await message(other.customerId, "Của người khác");
    expect(await stranger.next()).toMatchObject({ data: { notification: { title: "Của người khác" } } });
    for (const page of [...pages, stranger]) page.close();
  });

  it("announces read notifications to other pages", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const id = await message(customerId, "Một");
    const page = await open(browser);
    expect(await page.next()).toMatchObject({ event: "unread", data: { unread: 1 } });
    await browser.call(readNotification, { params: { id } });
    expect(await page.next()).toMatchObject({ event: "unread", data: { unread: 0 } });
    page.close();
  });

  it("forwards other events", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const page = await open(browser);
    await page.next();
    const data = { paymentId: "p1", orderId: "TT1", status: "PAID" };
    await announce(shop.context.db, customerId, "payment", data);
    await announce(shop.context.db, customerId, "membership-changed", {});
    expect(await page.next()).toEqual({ event: "payment", data, id: null });
    expect(await page.next()).toEqual({ event: "membership-changed", data: {}, id: null });
    page.close();
  });

  it("sends nothing for a rolled-back transaction", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const page = await open(browser);
    await page.next();
    await expect(
      shop.context.db.transaction(async (tx) => {
        await notify(tx, { customerId, kind: "ORDER", title: "Không có", body: "", link: null }, shop.context.now());
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await message(customerId, "Có");
    expect(await page.next()).toMatchObject({ data: { notification: { title: "Có" }, unread: 1 } });
    page.close();
  });

  it("sends missed notifications after a reconnect, and a request to reload prices", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const page = await open(browser);
    const place = (await page.next())!.id;
    page.close();
    const long = "dài ".repeat(4_000);
    await message(customerId, "Một");
    await message(customerId, long);
    const back = await open(browser, place);
    expect(await back.next()).toMatchObject({ data: { notification: { title: "Một" }, unread: 2 } });
    const second = await back.next();
    expect(second).toMatchObject({ data: { notification: { title: long } } });
    expect(await back.next()).toEqual({ event: "unread", data: { unread: 2 }, id: second!.id });
    expect(await back.next()).toMatchObject({ event: "membership-changed" });
    await message(customerId, long);
    expect(await back.next()).toMatchObject({ data: { notification: { title: long }, unread: 3 } });
    back.close();
  });
});

describe("a signal that comes late", () => {
  /** The signal of a notification that a page knows already, as a busy database delivers it. */
  const again = (customerId: string, id: string) =>
    shop.context.db.execute(
      sql`SELECT pg_notify(${signalChannel}, ${JSON.stringify({ customerId, event: "notification", data: { id } })})`,
    );

  it("shows no notification twice, nor one that was there before the page", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const earlier = await message(customerId, "Một");
    const page = await open(browser);
    const place = (await page.next())!.id;
    await again(customerId, earlier);
    const later = await message(customerId, "Hai");
    expect(await page.next()).toMatchObject({ data: { notification: { title: "Hai" } } });
    page.close();
    const back = await open(browser, place);
    for (const event of ["notification", "unread", "membership-changed"])
      expect(await back.next()).toMatchObject({ event });
    await again(customerId, later);
    await message(customerId, "Ba");
    expect(await back.next()).toMatchObject({ data: { notification: { title: "Ba" } } });
    back.close();
  });
});

describe("the notification stream of a session that ends", () => {
  const ends = async (page: Awaited<ReturnType<typeof open>>) => {
    expect(await page.next()).toEqual({ event: "session-ended", data: {}, id: null });
    expect(await page.next()).toBeNull();
  };

  it("ends with logout, while streams of other sessions continue", async () => {
    const person = newPerson();
    const [here, there] = [shop.browser(), shop.browser()];
    const { body } = await here.call(registerAccount, { body: person });
    await there.call(logIn, { body: { account: person.email, password: person.password } });
    const [ended, going] = [await open(here), await open(there)];
    await ended.next();
    await going.next();
    await here.call(logOut, { body: {} });
    await ends(ended);
    await message(body.customer.id, "Vẫn còn đây");
    expect(await going.next()).toMatchObject({ data: { notification: { title: "Vẫn còn đây" } } });
    going.close();
  });

  it("ends with a logout everywhere on another device", async () => {
    const person = newPerson();
    const [here, there] = [shop.browser(), shop.browser()];
    await here.call(registerAccount, { body: person });
    await there.call(logIn, { body: { account: person.email, password: person.password } });
    const page = await open(there);
    await page.next();
    await here.call(logOut, { body: { everywhere: true } });
    await ends(page);
  });

  it("ends when the password is changed elsewhere", async () => {
    const person = newPerson();
    const [here, there] = [shop.browser(), shop.browser()];
    await here.call(registerAccount, { body: person });
    await there.call(logIn, { body: { account: person.email, password: person.password } });
    const page = await open(there);
    await page.next();
    await here.call(changePassword, { body: { currentPassword: person.password, password: "moitinh2027" } });
    await ends(page);
  });

  it("ends without an event when the session expires, because nobody has signed out, and opens no more", async () => {
    const { browser } = await newCustomer(shop);
    const page = await open(browser);
    await page.next();
    shop.setNow("2027-01-01T03:00:00Z");
    shop.hub.beat();
    expect(await page.next()).toBeNull();
    const again = await open(browser);
    expect(again.status).toBe(401);
    again.close();
  });

  it("ends without an event when it has expired before the customer signs out everywhere", async () => {
    const person = newPerson();
    const [here, there] = [shop.browser(), shop.browser()];
    await there.call(registerAccount, { body: person });
    const page = await open(there);
    await page.next();
    shop.setNow("2027-01-01T03:00:00Z");
    await here.call(logIn, { body: { account: person.email, password: person.password } });
    await here.call(logOut, { body: { everywhere: true } });
    expect(await page.next()).toBeNull();
  });
});

describe("a server that shuts down", () => {
  it("ends its streams first", async () => {
    const { browser } = await newCustomer(shop);
    const page = await open(browser);
    await page.next();
    await shop.app.close();
    expect(await page.next()).toBeNull();
  });
});
