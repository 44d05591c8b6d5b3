import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { deleteAddress } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { listAddresses } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { updateAddress } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import type { Order } from "@thuot-tha/shared/contracts/operations/entities";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { eq } from "drizzle-orm";
import { orders } from "../db/schema/orders.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, homeAddress, joinMembership, newAddress, newCustomer, newKey, order } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

describe("createOrder", () => {
  it("confirms a cash order, stores a copy of the address, and empties the cart", async () => {
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
    expect((await browser.call(listCartItems, {})).body.items).toEqual([]);
    expect(browser.cookies.get("tt_cart")).toBe("0");
  });

  it("keeps which lines have a member price of their own", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const wear = { dateFrom: "2027-08-10", dateTo: "2027-08-10" };
    const moon = await addToCart(browser, { variantId: "moon-free", ...wear });
    const lotus = await addToCart(browser, { variantId: "lotus-m", ...wear });
    const { id: orderId } = (await order(browser, [moon, lotus])).body.order;
    const { lines } = (await browser.call(getOrder, { params: { orderId } })).body;
    expect(Object.fromEntries(lines.map((line) => [line.variantId, line.ownMemberPrice]))).toEqual({
      ...{ "moon-free": true, "lotus-m": false },
    });
  });

  it("orders the chosen lines and leaves the others in the cart", async () => {
    const { browser } = await newCustomer(shop);
    const dates = { dateFrom: "2027-01-20", dateTo: "2027-01-20" };
    const chosen = await addToCart(browser, { variantId: "moon-free", ...dates });
    const kept = await addToCart(browser, { variantId: "lotus-m", ...dates });
    await order(browser, [chosen]);
    expect((await browser.call(listCartItems, {})).body.items.map(({ id }) => id)).toEqual([kept]);
  });

  it("creates one order per key for repeated and concurrent requests", async () => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "moon-free", dateFrom: "2027-01-10", dateTo: "2027-01-10" });
    const addressId = await newAddress(browser);
    const send = () =>
      browser.call(createOrder, {
        headers: { "idempotency-key": "the-same-key" },
        body: { cartItemIds: [id], addressId, paymentType: "cash" },
      });
    const answers = [...(await Promise.all(Array.from({ length: 50 }, send))), await send()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect((await browser.call(listOrders, { query: {} })).body.pagination.total).toBe(1);
  });

  it("gives the same order for its key after the address was deleted", async () => {
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "moon-free", dateFrom: "2027-05-10", dateTo: "2027-05-10" });
    const addressId = await newAddress(browser);
    const send = () =>
      browser.call(createOrder, {
        headers: { "idempotency-key": "a-key-of-an-address" },
        body: { cartItemIds: [id], addressId, paymentType: "cash" },
      });
    const placed = await send();
    await browser.call(deleteAddress, { params: { id: addressId } });
    const again = await send();
    expect([again.status, again.body]).toEqual([201, placed.body]);
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

  it("requires a key", async () => {
    const { browser } = await newCustomer(shop);
    const body = { cartItemIds: ["x"], addressId: "y", paymentType: "cash" };
    const { status, error } = await browser.call(createOrder, { body } as never);
    expect([status, error.fields]).toEqual([400, { "idempotency-key": "Thiếu Idempotency-Key." }]);
  });

  it("refuses another customer's address", async () => {
    const owner = await newCustomer(shop);
    const addressId = await newAddress(owner.browser);
    const { browser } = await newCustomer(shop);
    const { status, error } = await browser.call(createOrder, {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds: [await addToCart(browser, { variantId: "brocade-free" })], addressId, paymentType: "cash" },
    });
    expect([status, error.code]).toEqual([404, "ADDRESS_NOT_FOUND"]);
  });

  it("refuses a line whose dates have passed since it was added", async () => {
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
    const { body: list } = await browser.call(listAddresses, {});
    const params = { id: list.addresses[0]!.id };
    await browser.call(updateAddress, { params, body: { ...homeAddress, street: "99 Hai Bà Trưng" } });
    const { body } = await browser.call(getOrder, { params: { orderId: placed.body.order.id } });
    expect(body.address.street).toBe("12 Lê Lợi");
  });
});

describe("listOrders", () => {
  it("shows the customer's own orders by tab, newest first, with counts of every tab", async () => {
    const { browser } = await newCustomer(shop);
    const placed: Order[] = [];
    for (const day of ["2027-11-01", "2027-11-10", "2027-11-20"]) {
      shop.setNow(`2026-12-01T03:00:0${placed.length}Z`);
      const id = await addToCart(browser, { variantId: "lotus-m", dateFrom: day, dateTo: day });
      placed.push((await order(browser, [id])).body.order);
    }
    const [first, second, third] = placed.map(({ id }) => id);
    await browser.call(cancelOrder, { params: { orderId: second! } });
    await shop.context.db.update(orders).set({ status: "RENTING" }).where(eq(orders.id, first!));
    const { body } = await browser.call(listOrders, { query: { tab: "DELIVERING" } });
    expect(body.items.map(({ id }) => id)).toEqual([third, first]);
    expect(body.counts).toEqual({ NOT_PAID: 0, DELIVERING: 2, DONE: 0, CANCEL: 1 });
    expect(body.pagination).toEqual({ page: 1, limit: 30, total: 2 });
    const secondPage = await browser.call(listOrders, { query: { "pagination.page": 2, "pagination.limit": 2 } });
    expect(secondPage.body.items.map(({ id }) => id)).toEqual([first]);
  });

  it("shows orders placed on the given Vietnamese days, and counts only those", async () => {
    const { browser } = await newCustomer(shop);
    const placed: string[] = [];
    for (const now of ["2026-12-01T16:59:00Z", "2026-12-01T17:01:00Z", "2026-12-03T03:00:00Z"]) {
      shop.setNow(now);
      const day = `2027-11-0${placed.length * 3 + 1}`;
      const id = await addToCart(browser, { variantId: "lotus-m", dateFrom: day, dateTo: day });
      placed.push((await order(browser, [id])).body.order.id);
    }
    const find = async (query: { from?: string; to?: string }) => (await browser.call(listOrders, { query })).body;
    expect((await find({ from: "2026-12-02" })).items.map(({ id }) => id)).toEqual([placed[2], placed[1]]);
    const one = await find({ from: "2026-12-02", to: "2026-12-02" });
    expect(one.items.map(({ id }) => id)).toEqual([placed[1]]);
    expect(one.pagination.total).toBe(1);
    const backwards = await browser.call(listOrders, { query: { from: "2026-12-03", to: "2026-12-02" } });
    expect(backwards.status).toBe(400);
  });
});
