import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { proveEmail } from "../customer/queries/users.ts";
import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { fillWallet, freshLine, gatewaysOf, placeOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey } from "../testing/steps.ts";
import { setOrderStatus } from "./queries/writes.ts";
import { stepOrder } from "./steps.ts";

/** Each order has days of its own, which requires a long horizon. */
const shop = useShop({
  RENTAL_HORIZON_DAYS: "5000",
  ORDER_LIMIT_UNPAID: "3",
  ORDER_LIMIT_CASH: "3",
  ORDER_LIMIT_PIECES: "6",
  ORDER_LIMIT_UNPAID_UNPROVEN: "2",
  ORDER_LIMIT_CASH_UNPROVEN: "1",
  ORDER_LIMIT_PIECES_UNPROVEN: "3",
});
const gateways = gatewaysOf(shop);

async function shopper({ proven = false } = {}) {
  const { browser, customerId, userId } = await newCustomer(shop);
  const prove = () => proveEmail(shop.context.db, userId, shop.context.now());
  if (proven) await prove();
  const addressId = await newAddress(browser);
  /** Orders this many pieces. @returns the code of the refusal, or the order */
  const order = async (paymentType: "cash" | "bank_transfer", quantities = 1) => {
    const cartItemIds = [await addToCart(browser, { ...freshLine(), quantities })];
    const headers = { "idempotency-key": newKey() };
    const body = { cartItemIds, addressId, paymentType } as const;
    return browser.call(createOrder, { headers, body });
  };
  const code = async (...args: Parameters<typeof order>) => {
    const { status, error } = await order(...args);
    return status === 201 ? "placed" : `${status} ${error.code}`;
  };
  return { browser, customerId, prove, order, code };
}

describe("a customer whose e-mail is unproven", () => {
  it("has lower limits, learns how to raise them, keeps the cart, and can order after confirming", async () => {
    const { browser, code, order, prove } = await shopper();
    expect(await code("cash")).toBe("placed");
    const refused = await order("cash");
    expect([refused.status, refused.error]).toEqual([
      409,
      {
        code: "EMAIL_UNPROVEN",
        message:
          "Bạn đang có 1 đơn trả tiền mặt chưa giao. Bạn xác nhận e-mail để đặt thêm, hoặc chọn cách trả trước, hoặc huỷ bớt một đơn nhé.",
      },
    ]);
    expect((await browser.call(listCartItems, {})).body.items).toHaveLength(1);
    expect([await code("bank_transfer"), await code("bank_transfer")]).toEqual(["placed", "placed"]);
    expect(await code("bank_transfer")).toBe("409 EMAIL_UNPROVEN");
    await prove();
    expect([await code("cash"), await code("bank_transfer")]).toEqual(["placed", "placed"]);
  });

  it("gets one of fifty concurrent orders", async () => {
    const { browser } = await shopper();
    const addressId = await newAddress(browser);
    const lines = [];
    for (let index = 0; index < (runsOnServer ? 50 : 8); index += 1) lines.push(await addToCart(browser, freshLine()));
    const answers = await Promise.all(
      lines.map((id) =>
        browser.call(createOrder, {
          headers: { "idempotency-key": newKey() },
          body: { cartItemIds: [id], addressId, paymentType: "cash" },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status, error }) => error.code ?? status))).toEqual(new Set([201, "EMAIL_UNPROVEN"]));
    expect((await browser.call(listOrders, { query: {} })).body.pagination.total).toBe(1);
    expect((await browser.call(listCartItems, {})).body.items).toHaveLength(lines.length - 1);
  });

  it("cannot hold many pieces, even in one order", async () => {
    const { order } = await shopper();
    expect((await order("cash", 2)).status).toBe(201);
    expect((await order("bank_transfer", 2)).error).toEqual({
      code: "EMAIL_UNPROVEN",
      message:
        "Cửa hàng giữ tối đa 3 món chưa thanh toán cho mỗi khách, bạn đang có 2 món. Bạn xác nhận e-mail để đặt thêm, hoặc đặt ít món hơn, hoặc thanh toán hay huỷ bớt đơn đang chờ nhé.",
    });
  });
});

describe("a customer whose e-mail is proven", () => {
  it("has a limit of open orders, which paid, cancelled and delivered ones no longer use", async () => {
    const { browser, order, code } = await shopper({ proven: true });
    const [first, second] = [await order("bank_transfer"), await order("bank_transfer")];
    expect([await code("bank_transfer"), await code("bank_transfer")]).toEqual(["placed", "409 OPEN_ORDERS_LIMIT"]);
    await gateways.bank({ reference: first.body.order.id, amount: first.body.order.payable, transaction: newKey() });
    expect([await code("bank_transfer"), await code("bank_transfer")]).toEqual(["placed", "409 OPEN_ORDERS_LIMIT"]);
    await browser.call(cancelOrder, { params: { orderId: second.body.order.id } });
    expect(await code("bank_transfer")).toBe("placed");

    const other = await shopper({ proven: true });
    const cash = await other.order("cash");
    expect([await other.code("cash"), await other.code("cash")]).toEqual(["placed", "placed"]);
    const refused = await other.order("cash");
    expect(refused.error.message).toBe(
      "Bạn đang có 3 đơn trả tiền mặt chưa giao. Bạn chọn cách trả trước, hoặc huỷ bớt một đơn rồi đặt tiếp nhé.",
    );
    const { id } = cash.body.order;
    for (const step of ["deliver", "arrived"] as const) await stepOrder(shop.context, id, step);
    expect(await other.code("cash")).toBe("placed");
  });

  it("cannot exceed the limit by concurrently switching unpaid orders to cash", async () => {
    const { browser, order, code } = await shopper({ proven: true });
    expect([await code("cash"), await code("cash")]).toEqual(["placed", "placed"]);
    const unpaid = [await order("bank_transfer"), await order("bank_transfer"), await order("bank_transfer")];
    const answers = await Promise.all(
      unpaid.map(({ body }) =>
        browser.call(payOrder, { params: { orderId: body.order.id }, body: { paymentType: "cash" } }),
      ),
    );
    expect(answers.map(({ status, error }) => error.code ?? status).sort()).toEqual([
      ...[200, "OPEN_ORDERS_LIMIT", "OPEN_ORDERS_LIMIT"],
    ]);
  });

  (runsOnServer ? it : it.skip)("is counted with the order that another request is making", async () => {
    const { browser, order, customerId } = await shopper({ proven: true });
    const made = [await order("cash"), await order("cash"), await order("cash")];
    const { id } = made[0]!.body.order;
    const { body } = await order("bank_transfer");
    const addressId = await newAddress(browser);
    const cartItemIds = [await addToCart(browser, freshLine())];
    const { db, now } = shop.context;
    const whileConfirming = async <T>(request: () => Promise<T>): Promise<T> => {
      await setOrderStatus(db, id, "CANCEL", now());
      const end = (tx: Db) => setOrderStatus(tx, id, "CONFIRMED", now());
      return whileHeld(shop, { begin: (tx) => lockCustomer(tx, customerId), request, end });
    };
    const ordered = await whileConfirming(() =>
      browser.call(createOrder, {
        headers: { "idempotency-key": newKey() },
        body: { cartItemIds, addressId, paymentType: "cash" },
      }),
    );
    const switched = await whileConfirming(() =>
      browser.call(payOrder, { params: { orderId: body.order.id }, body: { paymentType: "cash" } }),
    );
    expect([ordered.error.code, switched.error.code]).toEqual(["OPEN_ORDERS_LIMIT", "OPEN_ORDERS_LIMIT"]);
  });

  it("counts no order as one in cash that a transfer has paid after cash was chosen", async () => {
    const { browser, order, code } = await shopper({ proven: true });
    const { id, payable } = (await order("bank_transfer")).body.order;
    await browser.call(payOrder, { params: { orderId: id }, body: { paymentType: "cash" } });
    await gateways.bank({ reference: id, amount: payable, transaction: newKey() });
    expect([await code("cash"), await code("cash"), await code("cash")]).toEqual(["placed", "placed", "placed"]);
    expect(await code("cash")).toBe("409 OPEN_ORDERS_LIMIT");
  });

  it("has no limit for orders paid from the wallet", async () => {
    const { browser, customerId, code } = await shopper({ proven: true });
    for (const type of ["bank_transfer", "cash"] as const) {
      expect([await code(type), await code(type), await code(type)]).toEqual(["placed", "placed", "placed"]);
    }
    await fillWallet(shop, customerId, 2_000_000);
    const { status, body } = await placeOrder(browser, "bank_transfer", { useWallet: true });
    expect([status, body.order.payable]).toEqual([201, 0]);
  });
});
