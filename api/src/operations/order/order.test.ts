import type { Order } from "@thuot-tha/shared/contracts/operations";
import { eq } from "drizzle-orm";
import { orders, payments, walletEntries } from "../../db/schema/orders.ts";
import { useShop } from "../../testing/shop.ts";
import { addToCart, homeAddress, newAddress, newCustomer, newKey, newOrder, order } from "../../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const step = (orderId: string, name: string) =>
  shop.app.inject({
    method: "POST",
    url: `/ops/order/${orderId}/${name}`,
    headers: { authorization: "Bearer ops-secret" },
  });

const walletOf = async (customerId: string) => {
  const entries = await shop.context.db.select().from(walletEntries).where(eq(walletEntries.customerId, customerId));
  return entries.map(({ kind, amount }) => [kind, amount]);
};

/** As a gateway's notification will. */
const markPaid = (orderId: string) =>
  shop.context.db.update(payments).set({ status: "PAID" }).where(eq(payments.orderId, orderId));

describe("order.create", () => {
  it("confirms a cash order, keeps the address as it was, and empties the cart", async () => {
    const { browser } = await newCustomer(shop);
    const rental = await addToCart(browser, { variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-21" });
    const { status, body } = await order(browser, [rental]);
    expect(status).toBe(201);
    expect(body.order.id).toMatch(/^TT261201[2-9A-Z]{6}$/);
    expect(body.order).toMatchObject({
      status: "CONFIRMED",
      tab: "DELIVERING",
      paymentType: "cash",
      paymentStatus: "PENDING",
      totals: { rentalTotal: 550_000, depositTotal: 1_000_000, shippingFee: 30_000, total: 1_580_000 },
      address: { receiverName: "Nguyễn Thị An", phone: "0912345678", district: { id: "760", name: "Quận 1" } },
      holdUntil: null,
      timeline: [{ status: "CONFIRMED", at: "2026-12-01T03:00:00.000Z", note: null }],
      cancel: { allowed: true, percent: 100, refund: 0 },
    });
    expect(body.order.lines).toHaveLength(1);
    expect(body.order.lines[0]).toMatchObject({
      name: "Đầm lụa Sen",
      dateFrom: "2026-12-20",
      dateTo: "2026-12-21",
      period: { dateFrom: "2026-12-19", dateTo: "2026-12-22" },
    });
    expect(body.payment).toMatchObject({ type: "cash", status: "PENDING", amount: 1_580_000, redirectUrl: null });
    expect((await browser.call("cart.list", {})).body.items).toEqual([]);
    expect(browser.cookies.get("tt_cart")).toBe("0");
  });

  it("orders the chosen lines and leaves the others in the cart", async () => {
    const { browser } = await newCustomer(shop);
    const dates = { dateFrom: "2027-01-20", dateTo: "2027-01-20" };
    const chosen = await addToCart(browser, { variantId: "moon-free", ...dates });
    const kept = await addToCart(browser, { variantId: "lotus-m", ...dates });
    await order(browser, [chosen]);
    expect((await browser.call("cart.list", {})).body.items.map(({ id }) => id)).toEqual([kept]);
  });

  it("makes one order of one key, however often and however fast it is sent", async () => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "moon-free", dateFrom: "2027-01-10", dateTo: "2027-01-10" });
    const addressId = await newAddress(browser);
    const send = () =>
      browser.call("order.create", {
        headers: { "idempotency-key": "the-same-key" },
        body: { cartItemIds: [id], addressId, paymentType: "cash" },
      });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect((await browser.call("order.list", { query: {} })).body.pagination.total).toBe(1);
  });

  it("refuses a key that was used for another purchase; another customer may use it", async () => {
    const first = await newCustomer(shop);
    const dates = { dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    await order(first.browser, [await addToCart(first.browser, { variantId: "moon-free", ...dates })], "shared-key");
    const again = await addToCart(first.browser, { variantId: "lotus-m", ...dates });
    const { status, error } = await order(first.browser, [again], "shared-key");
    expect([status, error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    const { browser } = await newCustomer(shop);
    const own = await addToCart(browser, { variantId: "moon-free", ...dates });
    expect((await order(browser, [own], "shared-key")).status).toBe(201);
  });

  it("needs a key", async () => {
    const { browser } = await newCustomer(shop);
    const body = { cartItemIds: ["x"], addressId: "y", paymentType: "cash" };
    const { status, error } = await browser.call("order.create", { body } as never);
    expect([status, error.fields]).toEqual([400, { "idempotency-key": "Thiếu Idempotency-Key." }]);
  });

  it.each(["bank_transfer", "momo", "zalopay", "atm", "card"] as const)("cannot take %s yet", async (paymentType) => {
    const { browser } = await newCustomer(shop);
    const cartItemIds = [await addToCart(browser, { variantId: "brocade-free" })];
    const addressId = await newAddress(browser);
    const { status, error } = await browser.call("order.create", {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds, addressId, paymentType },
    });
    expect([status, error.code]).toEqual([409, "PAYMENT_UNAVAILABLE"]);
  });

  it("does not know another customer's address", async () => {
    const owner = await newCustomer(shop);
    const addressId = await newAddress(owner.browser);
    const { browser } = await newCustomer(shop);
    const { status, error } = await browser.call("order.create", {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds: [await addToCart(browser, { variantId: "brocade-free" })], addressId, paymentType: "cash" },
    });
    expect([status, error.code]).toEqual([404, "ADDRESS_NOT_FOUND"]);
  });

  it("refuses a line whose dates have passed since it was put in", async () => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "moon-free", dateFrom: "2026-12-05", dateTo: "2026-12-05" });
    shop.setNow("2026-12-05T03:00:00Z");
    const { status, error } = await order(browser, [id]);
    expect([status, error.code]).toEqual([409, "CART_CHANGED"]);
    expect(error.message).toContain("Đầm dạ hội Nguyệt");
  });

  it("keeps the address of an order when the customer changes theirs", async () => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "moon-free", dateFrom: "2027-04-10", dateTo: "2027-04-10" });
    const placed = await order(browser, [id]);
    const { body: list } = await browser.call("address.list", {});
    const params = { id: list.addresses[0]!.id };
    await browser.call("address.update", { params, body: { ...homeAddress, street: "99 Hai Bà Trưng" } });
    const { body } = await browser.call("order.get", { params: { orderId: placed.body.order.id } });
    expect(body.address.street).toBe("12 Lê Lợi");
  });
});

describe("order.get and order.cancel", () => {
  it("do not know another customer's order", async () => {
    const { order: theirs } = await newOrder(shop, {
      variantId: "moon-free",
      dateFrom: "2027-05-10",
      dateTo: "2027-05-10",
    });
    const { browser } = await newCustomer(shop);
    const params = { orderId: theirs.id };
    expect((await browser.call("order.get", { params })).status).toBe(404);
    expect((await browser.call("order.cancel", { params })).status).toBe(404);
  });
});

describe("order.cancel", () => {
  it("lets the piece go and refunds nothing where nothing was paid", async () => {
    const line = { variantId: "lotus-s", dateFrom: "2027-06-10", dateTo: "2027-06-10" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    const { status, body } = await browser.call("order.cancel", { params: { orderId: placed.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "CANCEL", tab: "CANCEL", cancel: { allowed: false, refund: 0 } });
    expect(body.timeline.map((event) => event.status)).toEqual(["CONFIRMED", "CANCEL"]);
    expect(await walletOf(customerId)).toEqual([]);
    expect((await newOrder(shop, line)).order.status).toBe("CONFIRMED");
  });

  // The rental period of a wear on 20 December begins on the 19th. Paid: 500 000 + 1 000 000 deposit + 30 000 shipping.
  it.each([
    ["10 days before", "2026-12-09T03:00:00Z", 100, 1_530_000],
    ["9 days before", "2026-12-10T03:00:00Z", 70, 1_371_000],
    ["2 days before", "2026-12-17T03:00:00Z", 70, 1_371_000],
    ["1 day before", "2026-12-18T03:00:00Z", 0, 1_000_000],
    ["on the last moment of the 10th day before, in Viet Nam", "2026-12-09T16:59:59Z", 100, 1_530_000],
  ])("refunds a paid order to the wallet: %s", async (_, moment, percent, refund) => {
    const line = { variantId: "lotus-s", dateFrom: "2026-12-20", dateTo: "2026-12-20" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    await markPaid(placed.id);
    shop.setNow(moment);
    const params = { orderId: placed.id };
    const told = await browser.call("order.get", { params });
    expect(told.body.cancel).toEqual({ allowed: true, percent, refund });
    await browser.call("order.cancel", { params });
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", refund]]);
  });

  it("gives what was sold back to the shelf, and all of its price", async () => {
    const { browser, customerId, order: placed } = await newOrder(shop, { variantId: "lotus-s" });
    await markPaid(placed.id);
    expect(
      (await browser.call("product.get", { params: { productLink: "dam-lua-sen" } })).body.variants[0]?.saleUnits,
    ).toBe(0);
    await browser.call("order.cancel", { params: { orderId: placed.id } });
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", 2_400_000]]);
    expect(
      (await browser.call("product.get", { params: { productLink: "dam-lua-sen" } })).body.variants[0]?.saleUnits,
    ).toBe(1);
  });

  it("comes too late once the courier has it, and works only once", async () => {
    const line = { variantId: "moon-free", dateFrom: "2027-07-10", dateTo: "2027-07-10" };
    const { browser, order: placed } = await newOrder(shop, line);
    await step(placed.id, "deliver");
    const late = await browser.call("order.cancel", { params: { orderId: placed.id } });
    expect([late.status, late.error.code]).toEqual([409, "ORDER_NOT_CANCELLABLE"]);
    const other = await newOrder(shop, line);
    const twice = await Promise.all(
      [1, 2].map(() => other.browser.call("order.cancel", { params: { orderId: other.order.id } })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("the steps of the back office", () => {
  const steps = async (orderId: string, names: string[]) => {
    const statuses = [];
    for (const name of names) statuses.push((await step(orderId, name)).json().status);
    return statuses;
  };

  it("lead a rental to the customer and back, and its deposit to the wallet", async () => {
    const line = { variantId: "lotus-m", dateFrom: "2027-09-10", dateTo: "2027-09-10" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    expect(await steps(placed.id, ["deliver", "deliver", "return", "done"])).toEqual([
      ...["DELIVERING", "RENTING", "RETURNED", "DONE"],
    ]);
    const { body } = await browser.call("order.get", { params: { orderId: placed.id } });
    expect(body.timeline.map(({ status }) => status)).toEqual([
      ...["CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE"],
    ]);
    expect(body.paymentStatus).toBe("PAID");
    expect(await walletOf(customerId)).toEqual([["DEPOSIT_RETURN", 1_000_000]]);
  });

  it("end a sale at the customer's door", async () => {
    const { customerId, order: placed } = await newOrder(shop, { variantId: "lotus-m" });
    expect(await steps(placed.id, ["deliver", "done"])).toEqual(["DELIVERING", "DONE"]);
    expect(await walletOf(customerId)).toEqual([]);
  });

  it("do not skip one another", async () => {
    const { order: placed } = await newOrder(shop, {
      variantId: "moon-free",
      dateFrom: "2027-10-10",
      dateTo: "2027-10-10",
    });
    const response = await step(placed.id, "done");
    expect([response.statusCode, response.json().code]).toEqual([409, "STEP_NOT_POSSIBLE"]);
  });

  it("are hidden from whoever lacks the secret", async () => {
    const response = await shop.app.inject({ method: "POST", url: "/ops/order/any/deliver" });
    expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("order.list", () => {
  it("shows the customer's own orders by tab, newest first, with counts of every tab", async () => {
    const { browser } = await newCustomer(shop);
    const placed: Order[] = [];
    for (const day of ["2027-11-01", "2027-11-10", "2027-11-20"]) {
      shop.setNow(`2026-12-01T03:00:0${placed.length}Z`);
      const id = await addToCart(browser, { variantId: "lotus-m", dateFrom: day, dateTo: day });
      placed.push((await order(browser, [id])).body.order);
    }
    const [first, second, third] = placed.map(({ id }) => id);
    await browser.call("order.cancel", { params: { orderId: second! } });
    await shop.context.db.update(orders).set({ status: "RENTING" }).where(eq(orders.id, first!));
    const { body } = await browser.call("order.list", { query: { tab: "DELIVERING" } });
    expect(body.items.map(({ id }) => id)).toEqual([third, first]);
    expect(body.counts).toEqual({ NOT_PAID: 0, DELIVERING: 2, DONE: 0, CANCEL: 1 });
    expect(body.pagination).toEqual({ page: 1, limit: 30, total: 2 });
    const second_page = await browser.call("order.list", { query: { "pagination.page": 2, "pagination.limit": 2 } });
    expect(second_page.body.items.map(({ id }) => id)).toEqual([first]);
  });
});

describe("the wallet's ledger", () => {
  it("is never changed", async () => {
    const { customerId } = await newCustomer(shop);
    const entry = {
      customerId,
      amount: 1000,
      kind: "ADJUSTMENT" as const,
      note: "Quà",
      at: new Date("2026-12-01T00:00:00Z"),
    };
    await shop.context.db.insert(walletEntries).values(entry);
    const change = shop.context.db
      .update(walletEntries)
      .set({ amount: 2000 })
      .where(eq(walletEntries.customerId, customerId));
    await expect(change).rejects.toMatchObject({ cause: { message: "wallet_entries is append-only" } });
  });
});
