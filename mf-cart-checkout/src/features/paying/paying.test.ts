import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { momoPayment, order, transferPayment, unpaidOrder } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getPlacedOrder, orderLoaded, paymentBegun } from "../placed-order/slice.ts";
import { loadOrderPayment } from "./saga.ts";
import { freshTaken, getPaying, paymentRequested, waitingBegan, waitingEnded } from "./slice.ts";

const pending = { orderStatus: "NOT_PAID" as const, holdUntil: unpaidOrder.holdUntil, payment: transferPayment };
const otherOrder = { ...unpaidOrder, id: "TT261201GHJKMN", paymentType: "momo" as const, payments: [momoPayment] };
const paid = { ...pending, orderStatus: "CONFIRMED" as const };

let visibility: DocumentVisibilityState = "visible";
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  visibility = "visible";
  localStorage.clear();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

function waitingShop(answers: Parameters<typeof openShop>[0] = []) {
  const shop = openShop([answer(getPaymentStatus, pending), answer(getOrder, order), ...answers]);
  shop.store.dispatch(orderLoaded({ ...unpaidOrder, payments: [transferPayment] }));
  shop.store.dispatch(waitingBegan({ orderId: order.id, page: 1 }));
  const polls = () => shop.client.inputs(getPaymentStatus).length;
  return { shop, polls };
}

describe("waiting for a payment", () => {
  it("polls ever less often while nothing happens", async () => {
    const { shop, polls } = waitingShop();
    await pass(0);
    expect(shop.client.inputs(getPaymentStatus)).toEqual([{ params: { orderId: "TT261201ABCDEF" } }]);
    await pass(2000);
    expect(polls()).toBe(2);
    await pass(2999);
    expect(polls()).toBe(2);
    await pass(1);
    expect(polls()).toBe(3);
    await pass(60_000);
    expect(polls()).toBeLessThan(10);
  });

  it("updates the order as soon as it is paid, and stops polling", async () => {
    const { shop, polls } = waitingShop();
    await pass(0);
    shop.client.answer(getPaymentStatus, paid);
    await pass(2000);
    expect(getPlacedOrder(shop.state())?.status).toBe("CONFIRMED");
    await pass(60_000);
    expect(polls()).toBe(2);
  });

  it("pauses while the page is hidden, and polls at once when it is shown", async () => {
    const { polls } = waitingShop();
    show("hidden");
    await pass(600_000);
    expect(polls()).toBe(1);
    show("visible");
    await pass(0);
    expect(polls()).toBe(2);
    await pass(2000);
    expect(polls()).toBe(3);
  });

  it("polls at once on news, also while the page is hidden, and soon after it", async () => {
    const { polls } = waitingShop();
    await pass(5000);
    expect(polls()).toBe(3);
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(polls()).toBe(4);
    await pass(2000);
    expect(polls()).toBe(5);
    show("hidden");
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(polls()).toBe(6);
  });

  it("shows that the shop cannot be reached, and that it can again", async () => {
    const { shop } = waitingShop([answer(getPaymentStatus, () => Promise.reject(new Error("offline")))]);
    await pass(0);
    expect(getPaying(shop.state())?.missed).toBe(true);
    shop.client.answer(getPaymentStatus, pending);
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(getPaying(shop.state())?.missed).toBe(false);
  });

  it("ends with its page", async () => {
    const { shop, polls } = waitingShop();
    shop.store.dispatch(waitingEnded(1));
    await pass(60_000);
    expect(polls()).toBe(1);
  });

  it("closes its stream with its page", async () => {
    const close = jest.fn();
    Object.assign(window, {
      EventSource: class extends EventTarget {
        close = close;
      },
    });
    const { shop } = waitingShop();
    await pass(0);
    expect(close).not.toHaveBeenCalled();
    shop.store.dispatch(waitingEnded(1));
    expect(close).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, "EventSource");
  });

  it.each([
    ["status", getPaymentStatus, paid],
    ["attempt", getPaymentStatus, pending],
    ["order", getOrder, order],
  ])("drops the %s of an order whose place another one has taken", async (_, operation, late) => {
    const reply = later<typeof late>();
    const { shop } = waitingShop([answer(getPaymentStatus, paid)]);
    shop.client.answer(operation as typeof getOrder, () => reply.promise as Promise<typeof order>);
    shop.store.dispatch(waitingBegan({ orderId: order.id, page: 1 }));
    await pass(0);
    shop.store.dispatch(orderLoaded(otherOrder));
    reply.resolve(late);
    await pass(0);
    expect(getPlacedOrder(shop.state())).toEqual(otherOrder);
    expect(getPaying(shop.state())?.payment).toEqual(momoPayment);
  });

  it("goes on when an older page goes after a newer one has come", async () => {
    const { shop, polls } = waitingShop();
    shop.store.dispatch(waitingBegan({ orderId: order.id, page: 2 }));
    shop.store.dispatch(waitingEnded(1));
    await pass(2000);
    expect(polls()).toBe(3);
  });

  it("begins with the attempt of the payment method chosen last, even if another attempt is newer", () => {
    const { shop } = waitingShop();
    const chosen = { ...unpaidOrder, paymentType: "bank_transfer" as const, payments: [momoPayment, transferPayment] };
    shop.store.dispatch(orderLoaded(chosen));
    expect(getPaying(shop.state())?.payment).toEqual(transferPayment);
  });
});

describe("the page of an order", () => {
  /** The orders that the page of an order requests after TT261201ABCDEF was placed. */
  async function requested(orderId: string, isFresh: boolean) {
    const shop = openShop([answer(getOrder, unpaidOrder)]);
    shop.store.dispatch(paymentBegun({ order: unpaidOrder, payment: transferPayment }));
    if (!isFresh) shop.store.dispatch(freshTaken());
    await shop.load(loadOrderPayment, { params: { orderId }, pathname: "/", search: "" });
    return shop.client.inputs(getOrder).map(({ params }) => params.orderId);
  }

  it("takes an order that was placed just now from the store, and loads every other one", async () => {
    expect(await requested("TT261201ABCDEF", true)).toEqual([]);
    expect(await requested("TT261201ABCDEF", false)).toEqual(["TT261201ABCDEF"]);
    expect(await requested("TT261201GHJKMN", true)).toEqual(["TT261201GHJKMN"]);
  });
});

describe("paying again", () => {
  it("requests one attempt, however often the button is pressed", async () => {
    const { shop } = waitingShop([answer(payOrder, { order: unpaidOrder, payment: momoPayment })]);
    shop.store.dispatch(paymentRequested("momo"));
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    expect(shop.client.inputs(payOrder)).toEqual([
      { params: { orderId: "TT261201ABCDEF" }, body: { paymentType: "momo" } },
    ]);
    expect(getPaying(shop.state())).toMatchObject({ payment: momoPayment, fresh: true });
  });

  it("requests none where the order has been paid meanwhile", async () => {
    const { shop } = waitingShop();
    await pass(0);
    shop.client.answer(getPaymentStatus, paid);
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    expect(getPlacedOrder(shop.state())?.status).toBe("CONFIRMED");
    expect(shop.client.inputs(payOrder)).toEqual([]);
  });

  it("ends with its page, and leaves the order of the next page as it is", async () => {
    const reply = later<{ order: typeof order; payment: typeof momoPayment }>();
    const { shop } = waitingShop([answer(payOrder, () => reply.promise)]);
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    expect(shop.client.inputs(payOrder)).toHaveLength(1);
    shop.store.dispatch(waitingEnded(1));
    shop.store.dispatch(orderLoaded(otherOrder));
    reply.resolve({ order: unpaidOrder, payment: momoPayment });
    await pass(0);
    expect(getPlacedOrder(shop.state())).toEqual(otherOrder);
    expect(getPaying(shop.state())?.fresh).toBe(false);
  });

  it("can be requested again by the next page of the order", async () => {
    const { shop } = waitingShop([answer(payOrder, () => later<never>().promise)]);
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    shop.store.dispatch(waitingEnded(1));
    expect(getPaying(shop.state())?.retry).toEqual({ is: "idle" });
    shop.store.dispatch(waitingBegan({ orderId: order.id, page: 2 }));
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    expect(shop.client.inputs(payOrder)).toHaveLength(2);
  });

  it("shows why it was refused", async () => {
    const { shop } = waitingShop([answer(payOrder, () => refuse(409, "Ví MoMo nhận tối đa 50.000.000 ₫ mỗi lần."))]);
    shop.store.dispatch(paymentRequested("momo"));
    await pass(0);
    expect(getPaying(shop.state())?.retry).toEqual({
      is: "refused",
      message: "Ví MoMo nhận tối đa 50.000.000 ₫ mỗi lần.",
    });
  });
});
