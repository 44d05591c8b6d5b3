import { waitFor } from "@testing-library/react";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { dress, orderAnswer, quote } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getLines } from "../cart/selectors.ts";
import { cartRequested } from "../cart/slice.ts";
import { getPlacing, getQuote } from "./selectors.ts";
import { orderRequested, quoteLoaded, quoteRequested } from "./slice.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A signed-in customer with a quote and an address. */
async function readyShop(answers: Parameters<typeof openShop>[0] = []) {
  const shop = openShop(answers);
  await shop.signIn();
  await shop.chooseAddress("address-1");
  shop.store.dispatch(cartRequested());
  await waitFor(() => expect(getLines(shop.state())).not.toBeNull());
  shop.store.dispatch(quoteLoaded(quote));
  return shop;
}

describe("a customer who leaves", () => {
  it("takes along the quote, and the order that was refused", async () => {
    const shop = await readyShop([answer(createOrder, () => refuse(409, "Đầm vừa có người thuê."))]);
    shop.store.dispatch(orderRequested());
    await waitFor(() => expect(getPlacing(shop.state()).is).toBe("refused"));
    await shop.staysGuest();
    expect(getPlacing(shop.state())).toEqual({ is: "idle" });
    expect(getQuote(shop.state())).toBeNull();
  });

  it("takes along a quote that is not answered yet", async () => {
    const answered = later<typeof quote>();
    const shop = await readyShop([answer(quoteOrder, () => answered.promise)]);
    shop.store.dispatch(quoteRequested({ cartItemIds: [dress.id], paymentType: "cash" }));
    await shop.staysGuest();
    answered.resolve(quote);
    await answered.promise;
    expect(getQuote(shop.state())).toBeNull();
  });

  it("leaves behind an order under way, whose outcome is dropped", async () => {
    const placed = later<typeof orderAnswer>();
    const shop = await readyShop([answer(createOrder, () => placed.promise)]);
    shop.store.dispatch(orderRequested());
    await shop.staysGuest();
    expect(getPlacing(shop.state())).toEqual({ is: "placing" });
    placed.resolve(orderAnswer);
    await waitFor(() => expect(getPlacing(shop.state())).toEqual({ is: "idle" }));
  });
});
