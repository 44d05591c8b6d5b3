import { collectEvents } from "@thuot-tha/shared/contracts/operations/analytics/collect-events";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { addWish } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import { notifications } from "../db/schema/notifications.ts";
import { type Described, described, rightBody, send } from "../testing/described.ts";
import { fillWallet } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newOrder } from "../testing/steps.ts";

/** The cases are read from the OpenAPI document, so a new operation is tested as soon as it is described. */
const shop = useShop();
const known = {
  phone: "0912345678",
  cityId: "79",
  districtId: "760",
  wardId: "26734",
  receiverName: "Lan",
  street: "1 Lê Lợi",
};
const named = (list: Described[]) => list.map((one): [string, Described] => [one.name, one]);
const changing = described.filter(({ method }) => method !== "GET");
const wantsHeader = (one: Described) => one.parameters.some(({ name }) => name === "X-Client");

describe("a change", () => {
  it.each(named(changing))("is refused for malformed JSON: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const payload of [
      "{",
      '{"a":1,}',
      "undefined",
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const { status, code } = await send(shop, one, browser, { payload });
      expect([payload, status, code]).toEqual([payload, 400, "BAD_REQUEST"]);
    }
  });

  it.each(named(changing))("never causes a fault (500), however deeply it is nested: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    for (const payload of [deep, `{"note":${deep}}`]) {
      expect((await send(shop, one, browser, { payload })).status).toBeLessThan(500);
    }
  });

  it.each(named(changing.filter(({ body }) => body)))("is refused for an invalid character: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const field of ['"a\\u0000":1', '"other":"a\\u0000"', '"a\\ud800":1', '"other":["\\udc00"]']) {
      const payload = JSON.stringify(rightBody(one)).replace(/^{/, `{${field},`).replace(/,}$/, "}");
      const { status, code } = await send(shop, one, browser, { payload });
      expect([field, status, code]).toEqual([field, 400, "BAD_REQUEST"]);
    }
  });

  it.each(named(changing))("is refused for another content type: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const type of [
      // `sendBeacon` sends JSON as text.
      ...(one.path === collectEvents.path ? [] : ["text/plain"]),
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
    ]) {
      const { status, code } = await send(shop, one, browser, { payload: "a=b", headers: { "content-type": type } });
      expect([type, status, code]).toEqual([type, 415, "UNSUPPORTED_MEDIA_TYPE"]);
    }
  });

  it.each(named(changing))("is refused when it is huge: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    const { status, code } = await send(shop, one, browser, { payload: JSON.stringify({ note: "a".repeat(100_000) }) });
    expect([status, code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it.each(named(changing.filter(wantsHeader)))("is refused without the client's header: %s", async (_, one) => {
    const { browser } = await newCustomer(shop);
    for (const client of [undefined, "", "somebody"]) {
      const { status, code } = await send(shop, one, browser, { headers: { "X-Client": client } });
      expect([client, status, code]).toEqual([client, 400, "CLIENT_HEADER_MISSING"]);
    }
  });

  it("may omit that header only when a browser cannot send it", () => {
    const without = changing.filter((one) => !wantsHeader(one)).map(({ path }) => path);
    expect([collectEvents.path]).toEqual(expect.arrayContaining(without));
  });
});

describe("a guest", () => {
  it.each(named(described.filter(({ callers }) => callers.join() === "session")))(
    "has to sign in first: %s",
    async (_, one) => {
      const { status, code } = await send(shop, one, shop.browser());
      expect([status, code]).toEqual([401, "UNAUTHORIZED"]);
      const forged = shop.browser();
      forged.cookies.set("tt_session", "made-up");
      expect((await send(shop, one, forged)).status).toBe(401);
    },
  );
});

type Make = () => Promise<string>;
let ordered: Promise<string> | undefined;
const orderOfAnother: Make = () => {
  ordered ??= newOrder(shop, { variantId: "lotus-m" }).then(({ order }) => order.id);
  return ordered;
};

/** Creates an object of another customer, by path; null for a public path. */
const others: Record<string, Make | null> = {
  "/v2/customer/address/{id}": async () => newAddress((await newCustomer(shop)).browser),
  "/v2/cart/cart-item/{id}": async () => addToCart((await newCustomer(shop)).browser, { variantId: "lotus-m" }),
  "/v2/order/{orderId}": orderOfAnother,
  "/v2/payment/{orderId}": orderOfAnother,
  "/v2/consumer-membership/payment/{paymentId}": async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await browser.call(joinPackage, {
      headers: {},
      body: { membershipPackageId: "gam", paymentType: "bank_transfer" },
    });
    return body.payment.id;
  },
  "/v2/notification/{id}": async () => {
    const { customerId } = await newCustomer(shop);
    const values = {
      customerId,
      kind: "SHOP" as const,
      title: "Chào",
      body: "Chào bạn",
      createdAt: shop.context.now(),
    };
    const [made] = await shop.context.db.insert(notifications).values(values).returning({ id: notifications.id });
    return made!.id;
  },
  "/v2/waiting-list/{id}": async () => {
    const wear = { dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    await newOrder(shop, { variantId: "lotus-s", ...wear });
    const { browser } = await newCustomer(shop);
    return (await browser.call(addWish, { body: { variantId: "lotus-s", wear } })).body.id;
  },
  "/v2/wallet/payout/{payoutId}": async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 100_000);
    const account = { bank: "ACB", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
    return (await browser.call(requestPayout, { body: { amount: 100_000, ...account } })).body.id;
  },
  "/v2/product/{id}": null,
};

describe("an object of another customer", () => {
  const personal = described.filter(({ path, callers }) => path.includes("{") && callers.length > 0);

  it.each(named(personal))("does not exist: %s", async (_, one) => {
    const [prefix = "", make] = Object.entries(others).find(([start]) => one.path.startsWith(start)) ?? [];
    if (make === undefined) throw new Error(`Add here how the object of ${one.path} is made`);
    if (make === null) return;
    const key = /\{(\w+)\}/.exec(prefix)?.[1] ?? "";
    const { browser } = await newCustomer(shop);
    const id = await make();
    const body = rightBody(one) as object | undefined;
    const payload = body && JSON.stringify({ ...body, ...known, ...("id" in body ? { id } : {}) });
    const { status } = await send(shop, one, browser, { params: { [key]: id }, ...(payload ? { payload } : {}) });
    expect(status).toBe(404);
  });
});
