import { waitFor } from "@testing-library/react";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer } from "@thuot-tha/shared/testing";
import { bag, changedLine, order, orderAnswer, payment, quote, unpaidOrder } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getListPhase } from "../cart/selectors.ts";
import { cartRequested } from "../cart/slice.ts";
import { checkoutEntered, orderRequested, quoteLoaded } from "../checkout/slice.ts";
import { orderLoaded, paymentBegun } from "../placed-order/slice.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const dressItem = {
  item_id: "product-dress",
  item_name: "Đầm lụa Sương Mai",
  item_brand: "Thướt Tha",
  item_variant: "M / Kem",
  item_category: "rental",
  price: 600_000,
  quantity: 1,
};
const goods = { currency: "VND", value: 600_000, items: [dressItem] };
const purchase = {
  name: "purchase",
  transaction_id: "TT261201ABCDEF",
  payment_type: "cash",
  shipping: 30_000,
  ...goods,
};

async function orderedShop() {
  const shop = openShop([answer(quoteOrder, quote), answer(createOrder, orderAnswer)]);
  await shop.signIn();
  await shop.chooseAddress("address-1");
  shop.store.dispatch(cartRequested());
  await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
  shop.store.dispatch(checkoutEntered());
  shop.store.dispatch(quoteLoaded(quote));
  shop.store.dispatch(quoteLoaded(quote));
  shop.store.dispatch(orderRequested());
  await waitFor(() => expect(shop.tracked.at(-1)?.name).toBe("purchase"));
  return shop;
}

describe("the data layer", () => {
  it("tracks what was added: those pieces, not what the line held before", async () => {
    const shop = openShop([answer(addCartItem, changedLine({ ...bag, quantities: 3 }))]);
    await cartAdd.send(shop.caller, { variantId: bag.variantId, type: "sale", quantities: 2 });
    await waitFor(() => expect(shop.tracked).toHaveLength(1));
    expect(shop.tracked[0]).toMatchObject({
      name: "add_to_cart",
      value: 630_000,
      items: [{ item_id: "product-bag", item_category: "sale", price: 315_000, quantity: 2 }],
    });
    expect(shop.violations).toEqual([]);
  });

  it("tracks the checkout once for a visit, the payment method, and the purchase", async () => {
    const shop = await orderedShop();
    expect(shop.tracked).toEqual([
      { name: "begin_checkout", ...goods },
      { name: "add_payment_info", payment_type: "cash", ...goods },
      purchase,
    ]);
    expect(shop.violations).toEqual([]);
  });

  it("tracks an order once, over visits of its page, reloads and other tabs", async () => {
    const shop = await orderedShop();
    shop.store.dispatch(orderLoaded(order));
    const reloaded = openShop();
    reloaded.store.dispatch(orderLoaded(order));
    reloaded.store.dispatch(paymentBegun({ order, payment }));
    expect(shop.tracked.filter(({ name }) => name === "purchase")).toHaveLength(1);
    expect(reloaded.tracked).toEqual([]);
  });

  it("tracks an order that has to be paid when it is", () => {
    const shop = openShop();
    shop.store.dispatch(paymentBegun({ order: unpaidOrder, payment }));
    expect(shop.tracked).toEqual([]);
    shop.store.dispatch(orderLoaded(order));
    expect(shop.tracked).toEqual([purchase]);
  });

  it("tracks no orders that were placed elsewhere, or cancelled", () => {
    const shop = openShop();
    shop.store.dispatch(orderLoaded(order));
    shop.store.dispatch(paymentBegun({ order: unpaidOrder, payment }));
    shop.store.dispatch(orderLoaded({ ...order, status: "CANCEL" }));
    expect(shop.tracked).toEqual([]);
  });
});
