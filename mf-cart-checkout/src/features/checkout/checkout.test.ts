import { waitFor } from "@testing-library/react";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { bag, changedCart, dress, order, orderAnswer, quote } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { setSignedInCookie } from "../../testing/signed-in-cookie.ts";
import { getLines, getListPhase } from "../cart/selectors.ts";
import { cartRequested, linesRemoved } from "../cart/slice.ts";
import { getChosenLines } from "../choice/selectors.ts";
import { choiceMade } from "../choice/slice.ts";
import { getPlacedOrder } from "../placed-order/slice.ts";
import { getStanding } from "../shopper/selectors.ts";
import { seenInCart } from "./quote-changes.ts";
import {
  getAddressDoubts,
  getChangesSinceAgreed,
  getChangesSinceRefusal,
  getPlacing,
  getQuoteRequest,
  getUnopened,
} from "./selectors.ts";
import {
  cartAgreed,
  noteWritten,
  orderRequested,
  paymentTypeChosen,
  quoteLoaded,
  quoteRequested,
  walletChosen,
} from "./slice.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A signed-in customer with a quote and an address. */
async function readyShop(answers: Parameters<typeof openShop>[0] = []) {
  const shop = openShop([answer(quoteOrder, quote), answer(createOrder, orderAnswer), ...answers]);
  await shop.signIn();
  await shop.chooseAddress("address-1");
  shop.store.dispatch(cartRequested());
  await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
  shop.store.dispatch(quoteLoaded(quote));
  return shop;
}
type Shop = Awaited<ReturnType<typeof readyShop>>;
const keysOf = (shop: Shop): string[] =>
  shop.client.inputs(createOrder).map(({ headers }) => headers["idempotency-key"]);
const settled = (shop: Shop, phase: string) => waitFor(() => expect(getPlacing(shop.state()).is).toBe(phase));

describe("what is quoted", () => {
  it("is every possible line while nothing was chosen, and the chosen ones afterwards", async () => {
    const shop = await readyShop();
    expect(getQuoteRequest(shop.state())).toEqual({
      cartItemIds: ["line-dress", "line-bag"],
      paymentType: "cash",
      addressId: "address-1",
    });
    shop.store.dispatch(choiceMade(["variant-bag|sale||"]));
    expect(getQuoteRequest(shop.state())?.cartItemIds).toEqual(["line-bag"]);
  });

  it("leaves out unavailable lines, and requests nothing before the cart has loaded", async () => {
    const shop = openShop([answer(listCartItems, { items: [{ ...dress, available: false }, bag] })]);
    expect(getQuoteRequest(shop.state())).toBeNull();
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getQuoteRequest(shop.state())?.cartItemIds).toEqual(["line-bag"]));
  });
});

describe("an address that the API does not know", () => {
  it("is counted, so that the addresses are loaded again", async () => {
    const shop = await readyShop([
      answer(quoteOrder, () => refuse(404, "Không tìm thấy địa chỉ này.", "ADDRESS_NOT_FOUND")),
    ]);
    shop.store.dispatch(quoteRequested(getQuoteRequest(shop.state())!));
    await waitFor(() => expect(getAddressDoubts(shop.state())).toBe(1));
    shop.client.answer(quoteOrder, () => refuse(500, "Máy chủ đang bận."));
    shop.store.dispatch(quoteRequested(getQuoteRequest(shop.state())!));
    await waitFor(() => expect(shop.state().cartCheckout.quote).toEqual(expect.objectContaining({ is: "failed" })));
    expect(getAddressDoubts(shop.state())).toBe(1);
  });
});

describe("what differs from the cart that the shopper saw", () => {
  it("is not what the shopper has removed from it since", async () => {
    const shop = await readyShop([answer(removeCartItems, changedCart(dress))]);
    shop.store.dispatch(cartAgreed(seenInCart([dress, bag], null)));
    expect(getChangesSinceAgreed(shop.state())).toMatchObject([{ name: "Túi cói Hạ", kind: "gone" }]);
    shop.store.dispatch(linesRemoved([bag.id]));
    expect(getChangesSinceAgreed(shop.state())).toEqual([]);
  });
});

describe("placing an order", () => {
  it("sends what was quoted, where it goes, and the note", async () => {
    const shop = await readyShop();
    shop.store.dispatch(noteWritten("  Gọi trước 15 phút "));
    shop.store.dispatch(orderRequested());
    await settled(shop, "placed");
    expect(shop.client.inputs(createOrder)).toEqual([
      {
        headers: { "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/) },
        body: {
          cartItemIds: ["line-dress"],
          addressId: "address-1",
          paymentType: "cash",
          expectedTotal: 1_430_000,
          expectedDates: [{ cartItemId: "line-dress", dateFrom: "2026-12-10", dateTo: "2026-12-12" }],
          note: "Gọi trước 15 phút",
        },
      },
    ]);
    expect(getPlacing(shop.state())).toEqual({ is: "placed", orderId: order.id, unpaid: false });
    expect(getPlacedOrder(shop.state())).toEqual(order);
  });

  it("reloads the cart afterwards and forgets the choice", async () => {
    const shop = await readyShop();
    shop.store.dispatch(choiceMade(["variant-dress|rental|2026-12-10|2026-12-12"]));
    shop.client.answer(listCartItems, { items: [bag] });
    shop.store.dispatch(orderRequested());
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag]));
    expect(getChosenLines(shop.state())).toEqual([bag]);
  });

  it("takes a double click as one", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await readyShop([answer(createOrder, () => reply.promise)]);
    shop.store.dispatch(orderRequested());
    shop.store.dispatch(orderRequested());
    reply.resolve(orderAnswer);
    await settled(shop, "placed");
    expect(shop.client.inputs(createOrder)).toHaveLength(1);
  });

  it.each([
    ["no answer", 0, "Network error", /^Chưa kết nối được/],
    ["an error of the server", 500, "Máy chủ bận.", /^Máy chủ bận/],
  ])(
    "keeps its key after %s, also over a reload, and has another for the next order",
    async (_, status, text, shown) => {
      const shop = await readyShop([answer(createOrder, () => refuse(status, text))]);
      shop.store.dispatch(orderRequested());
      await settled(shop, "refused");
      const message = expect.stringMatching(shown);
      expect(getPlacing(shop.state())).toMatchObject({ message, advice: "retry-same-request" });

      const reloaded = await readyShop();
      reloaded.store.dispatch(orderRequested());
      await settled(reloaded, "placed");
      expect(keysOf(reloaded)).toEqual(keysOf(shop));

      const next = await readyShop();
      next.store.dispatch(orderRequested());
      await settled(next, "placed");
      expect(keysOf(next)).not.toEqual(keysOf(shop));
    },
  );

  it("uses another key for other lines: it is another purchase", async () => {
    const shop = await readyShop([answer(createOrder, () => refuse(0, "Network error", "NETWORK"))]);
    shop.store.dispatch(orderRequested());
    await settled(shop, "refused");
    const [line] = quote.lines;
    shop.store.dispatch(quoteLoaded({ ...quote, lines: [{ ...line!, cartItemId: "line-bag" }] }));
    shop.store.dispatch(orderRequested());
    await waitFor(() => expect(new Set(keysOf(shop)).size).toBe(2));
  });

  it("shows which line another shopper has booked, and keeps the cart", async () => {
    const message = "Đầm lụa Sương Mai: vừa có người thuê trong những ngày bạn chọn.";
    const shop = await readyShop([answer(createOrder, () => refuse(409, message, "DATE_TAKEN"))]);
    const reason = "Đã có người thuê trong những ngày này.";
    shop.client.answer(listCartItems, {
      items: [{ ...dress, available: false, unavailableReason: reason }, bag],
    });
    shop.store.dispatch(orderRequested());
    await settled(shop, "refused");
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
    shop.store.dispatch(quoteLoaded({ ...quote, lines: [] }));
    expect(getPlacing(shop.state())).toMatchObject({ message, advice: "review-and-retry" });
    expect(getLines(shop.state())).toHaveLength(2);
    expect(getChangesSinceRefusal(shop.state())).toEqual([{ name: "Đầm lụa Sương Mai", kind: "gone", reason }]);
  });

  it("shows which price has changed", async () => {
    const shop = await readyShop([answer(createOrder, () => refuse(409, "Giá vừa thay đổi.", "CART_CHANGED"))]);
    shop.store.dispatch(orderRequested());
    await settled(shop, "refused");
    shop.store.dispatch(quoteLoaded({ ...quote, lines: [{ ...quote.lines[0]!, total: 660_000 }] }));
    expect(getChangesSinceRefusal(shop.state())).toEqual([
      { name: "Đầm lụa Sương Mai", kind: "price", before: 600_000, after: 660_000 },
    ]);
  });

  it("shows that the server counts another total than the agreed one", async () => {
    const message = "Tổng tiền vừa thay đổi.";
    const shop = await readyShop([answer(createOrder, () => refuse(409, message, "PRICE_CHANGED"))]);
    shop.store.dispatch(orderRequested());
    await settled(shop, "refused");
    expect(shop.client.inputs(createOrder)[0]?.body.expectedTotal).toBe(1_430_000);
    expect(getPlacing(shop.state())).toMatchObject({ message, advice: "review-and-retry" });
    expect(getLines(shop.state())).toHaveLength(2);
  });

  it("uses the same key in every tab, so that two presses are one order", async () => {
    const reply = later<typeof orderAnswer>();
    const tabs = [
      await readyShop([answer(createOrder, () => reply.promise)]),
      await readyShop([answer(createOrder, () => reply.promise)]),
    ];
    for (const tab of tabs) tab.store.dispatch(orderRequested());
    reply.resolve(orderAnswer);
    for (const tab of tabs) await settled(tab, "placed");
    expect(new Set(tabs.flatMap(keysOf)).size).toBe(1);
  });

  it("points at the order history when an earlier press has made the order", async () => {
    const shop = await readyShop([answer(createOrder, () => refuse(409, "Mã đã dùng.", "IDEMPOTENCY_KEY_REUSED"))]);
    shop.store.dispatch(orderRequested());
    await settled(shop, "refused");
    expect(getPlacing(shop.state())).toMatchObject({ advice: "check-orders" });
    shop.store.dispatch(orderRequested());
    await waitFor(() => expect(new Set(keysOf(shop)).size).toBe(2));
  });

  it("shows the sign-in step, and no refusal, when the session has ended", async () => {
    const shop = await readyShop([answer(createOrder, () => refuse(401, "Bạn chưa đăng nhập."))]);
    shop.store.dispatch(orderRequested());
    await waitFor(() => expect(getStanding(shop.state())).toBe("guest"));
    expect(getPlacing(shop.state())).toEqual({ is: "idle" });
  });

  it.each([
    ["the order", () => orderAnswer],
    ["the refusal", () => refuse(409, "Giá vừa thay đổi.", "CART_CHANGED")],
  ])("shows %s to no other customer when its answer comes after the customer has left", async (_, outcome) => {
    const reply = later<void>();
    const shop = await readyShop([answer(createOrder, () => reply.promise.then(outcome))]);
    shop.store.dispatch(orderRequested());
    await shop.signIn("u2");
    reply.resolve();
    await settled(shop, "idle");
    expect(getPlacedOrder(shop.state())).toBeNull();
    expect(getUnopened(shop.state())).toBeNull();
    await shop.chooseAddress("address-2");
    shop.store.dispatch(quoteLoaded(quote));
    shop.client.answer(createOrder, orderAnswer);
    shop.store.dispatch(orderRequested());
    await settled(shop, "placed");
    const [first, second] = keysOf(shop);
    expect(second).not.toBe(first);
  });

  it("does nothing without an address or with a way to pay that is closed", async () => {
    const shop = await readyShop();
    shop.store.dispatch(paymentTypeChosen("momo"));
    shop.store.dispatch(orderRequested());
    shop.store.dispatch(paymentTypeChosen("cash"));
    await shop.chooseAddress(null);
    shop.store.dispatch(orderRequested());
    expect(shop.client.inputs(createOrder)).toHaveLength(0);
  });
});

describe("the wallet", () => {
  const wallet = { balance: 2_000_000, used: 1_430_000 };

  it("is requested in the quote of a customer, and used in the order as quoted", async () => {
    const shop = await readyShop();
    shop.store.dispatch(walletChosen(true));
    expect(getQuoteRequest(shop.state())).toMatchObject({ useWallet: true });
    shop.store.dispatch(quoteLoaded({ ...quote, wallet, payable: 0 }));
    shop.store.dispatch(orderRequested());
    await settled(shop, "placed");
    expect(shop.client.inputs(createOrder)[0]?.body).toMatchObject({
      ...{ useWallet: true, expectedTotal: 1_430_000, expectedPayable: 0 },
    });
  });

  it("that pays all of it needs no other way to be open", async () => {
    const shop = await readyShop();
    shop.store.dispatch(paymentTypeChosen("momo"));
    shop.store.dispatch(quoteLoaded({ ...quote, wallet, payable: 0 }));
    shop.store.dispatch(orderRequested());
    await settled(shop, "placed");
  });

  it("is not requested without a customer", async () => {
    const shop = openShop();
    await shop.staysGuest();
    shop.store.dispatch(cartRequested());
    shop.store.dispatch(walletChosen(true));
    await waitFor(() => expect(getQuoteRequest(shop.state())?.cartItemIds).toHaveLength(2));
    expect(getQuoteRequest(shop.state())).not.toHaveProperty("useWallet");
  });
});

describe("the form", () => {
  it("survives a reload", async () => {
    const before = await readyShop();
    before.store.dispatch(noteWritten("Gửi lễ tân"));
    const after = await readyShop();
    expect(after.state().cartCheckout).toMatchObject({ note: "Gửi lễ tân", paymentType: "cash" });
  });

  it("stays when the same customer is announced again, as after a change of the profile", async () => {
    const shop = await readyShop();
    shop.store.dispatch(noteWritten("Gửi lễ tân"));
    await shop.signIn();
    expect(shop.state().cartCheckout.note).toBe("Gửi lễ tân");
  });

  it("is deleted when another shopper follows", async () => {
    const shop = await readyShop();
    shop.store.dispatch(noteWritten("Gửi lễ tân"));
    shop.store.dispatch(walletChosen(true));
    await shop.staysGuest();
    expect(shop.state().cartCheckout).toMatchObject({ note: "", useWallet: false });
    const after = await readyShop();
    expect(after.state().cartCheckout.note).toBe("");
  });

  it("is not left to the guest of a tab whose customer has signed out elsewhere", async () => {
    const before = await readyShop();
    before.store.dispatch(noteWritten("Gửi lễ tân"));
    const after = openShop();
    await after.staysGuest();
    expect(after.state().cartCheckout.note).toBe("");
  });
});

describe("the form of a tab that is loaded again without an answer about its shopper", () => {
  afterEach(() => setSignedInCookie("; max-age=0"));

  const reloadedWithoutAnswer = async () => {
    const before = await readyShop();
    before.store.dispatch(noteWritten("Gửi lễ tân"));
    setSignedInCookie("1");
    const after = openShop();
    await after.staysGuest();
    return after;
  };

  it("is kept while the cookie says that there is a session", async () => {
    const after = await reloadedWithoutAnswer();
    expect(after.state().cartCheckout.note).toBe("Gửi lễ tân");
    await after.signIn();
    expect(after.state().cartCheckout.note).toBe("Gửi lễ tân");
  });

  it("is deleted when the answer comes and names another customer", async () => {
    const after = await reloadedWithoutAnswer();
    await after.signIn("u2");
    expect(after.state().cartCheckout.note).toBe("");
  });
});

describe("the form of a tab that is loaded again", () => {
  const reloadedBy = async (userId?: string) => {
    const before = await readyShop();
    before.store.dispatch(noteWritten("Gửi lễ tân"));
    const after = openShop();
    await after.signIn(userId);
    return after.state().cartCheckout.note;
  };

  it("is that customer's only", async () => {
    expect(await reloadedBy()).toBe("Gửi lễ tân");
    expect(await reloadedBy("u2")).toBe("");
  });
});

describe("a quote", () => {
  it("that fails shows why, and a newer one replaces it", async () => {
    const shop = await readyShop([answer(quoteOrder, () => refuse(500, "Máy chủ đang bận."))]);
    shop.store.dispatch(quoteRequested({ cartItemIds: ["line-dress"] }));
    await waitFor(() =>
      expect(shop.state().cartCheckout.quote).toEqual({ is: "failed", message: "Máy chủ đang bận." }),
    );
    shop.client.answer(quoteOrder, quote);
    shop.store.dispatch(quoteRequested({ cartItemIds: ["line-dress"] }));
    await waitFor(() => expect(shop.state().cartCheckout.quote).toEqual({ is: "loaded", quote }));
  });
});
