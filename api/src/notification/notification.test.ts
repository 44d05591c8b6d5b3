import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { readAllNotifications } from "@thuot-tha/shared/contracts/operations/notification/read-all-notifications";
import { readNotification } from "@thuot-tha/shared/contracts/operations/notification/read-notification";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { notify } from "./notify.ts";

const shop = useShop();

const message = (customerId: string, title: string, link: string | null = null) =>
  notify(shop.context.db, { customerId, kind: "ORDER", title, body: "Đơn đang trên đường.", link }, shop.context.now());

describe("listNotifications", () => {
  it("shows the customer's own, newest first, and counts the unread", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await message(customerId, "Một", "/account/order-history/TT1");
    await message(customerId, "Hai");
    await message((await newCustomer(shop)).customerId, "Của người khác");
    const { body } = await browser.call(listNotifications, { query: { "pagination.limit": 1 } });
    expect(body.items.map(({ title }) => title)).toEqual(["Hai"]);
    expect([body.pagination, body.unread]).toEqual([{ page: 1, limit: 1, total: 2 }, 2]);
    const second = await browser.call(listNotifications, {
      query: { "pagination.limit": 1, "pagination.page": 2 },
    });
    expect(second.body.items[0]).toMatchObject({
      kind: "ORDER",
      title: "Một",
      body: "Đơn đang trên đường.",
      link: "/account/order-history/TT1",
      createdAt: "2026-12-01T03:00:00.000Z",
      readAt: null,
    });
  });
});

describe("readNotification", () => {
  it("marks one as read, once, and leaves the others", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const id = await message(customerId, "Một");
    await message(customerId, "Hai");
    const first = await browser.call(readNotification, { params: { id } });
    expect([first.status, first.body]).toEqual([200, { unread: 1 }]);
    expect((await browser.call(readNotification, { params: { id } })).body).toEqual({ unread: 1 });
    const { body } = await browser.call(listNotifications, { query: { only: "unread" } });
    expect([body.items.map(({ title }) => title), body.pagination.total]).toEqual([["Hai"], 1]);
  });

  it("refuses another customer's", async () => {
    const id = await message((await newCustomer(shop)).customerId, "Của người khác");
    const { browser } = await newCustomer(shop);
    const { status, error } = await browser.call(readNotification, { params: { id } });
    expect([status, error.code]).toEqual([404, "NOTIFICATION_NOT_FOUND"]);
  });
});

describe("readAllNotifications", () => {
  it("marks all of the customer's as read, and no other customer's", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const other = await newCustomer(shop);
    await message(customerId, "Một");
    await message(customerId, "Hai");
    await message(other.customerId, "Của người khác");
    expect((await browser.call(readAllNotifications, {})).body).toEqual({ unread: 0 });
    const { body } = await other.browser.call(listNotifications, { query: {} });
    expect(body.unread).toBe(1);
  });
});
