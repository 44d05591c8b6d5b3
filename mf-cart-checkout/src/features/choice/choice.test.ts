import { waitFor } from "@testing-library/react";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { bag, changedCart, changedLine, dress } from "../../testing/fixtures.ts";
import { loadedShop } from "../../testing/loaded-shop.ts";
import { getChange, getLines } from "../cart/selectors.ts";
import { cartRequested, lineChanged, linesRemoved } from "../cart/slice.ts";
import { getQuoteRequest } from "../checkout/selectors.ts";
import { getChosenLines } from "./selectors.ts";
import { choiceMade } from "./slice.ts";

afterEach(() => sessionStorage.clear());

describe("the choice", () => {
  it("survives a reload", async () => {
    const before = await loadedShop();
    before.store.dispatch(choiceMade(["variant-bag|sale||"]));
    const after = await loadedShop();
    expect(getChosenLines(after.state()).map(({ id }) => id)).toEqual(["line-bag"]);
  });

  it("survives signing in, where lines may get other ids", async () => {
    const shop = await loadedShop();
    shop.store.dispatch(choiceMade(["variant-bag|sale||"]));
    shop.client.answer(listCartItems, {
      items: [
        { ...dress, id: "a" },
        { ...bag, id: "b" },
      ],
    });
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getChosenLines(shop.state()).map(({ id }) => id)).toEqual(["b"]));
  });

  it("keeps a chosen line whose dates change, and one whose change is refused", async () => {
    const moved = { dateFrom: "2026-12-20", dateTo: "2026-12-21" };
    const shop = await loadedShop([answer(updateCartItem, changedLine({ ...dress, ...moved }, bag))]);
    const chosen = () => getChosenLines(shop.state()).map(({ dateFrom }) => dateFrom);
    shop.store.dispatch(choiceMade(["variant-dress|rental|2026-12-10|2026-12-12"]));
    shop.store.dispatch(lineChanged({ id: dress.id, ...moved }));
    expect(chosen()).toEqual(["2026-12-20"]);
    await waitFor(() => expect(getChange(shop.state(), dress.id)).toBeUndefined());
    expect(chosen()).toEqual(["2026-12-20"]);
    shop.client.answer(updateCartItem, () => refuse(409, "Những ngày này đã có người thuê."));
    shop.client.answer(listCartItems, { items: [{ ...dress, ...moved }, bag] });
    shop.store.dispatch(lineChanged({ id: dress.id, dateFrom: "2026-12-27", dateTo: "2026-12-27" }));
    await waitFor(() => expect(getChange(shop.state(), dress.id)).toBeUndefined());
    expect(chosen()).toEqual(["2026-12-20"]);
  });

  it("leaves out a line whose dates change while it is not chosen", async () => {
    const moved = { dateFrom: "2026-12-20", dateTo: "2026-12-21" };
    const shop = await loadedShop([answer(updateCartItem, changedLine({ ...dress, ...moved }, bag))]);
    shop.store.dispatch(choiceMade(["variant-bag|sale||"]));
    shop.store.dispatch(lineChanged({ id: dress.id, ...moved }));
    expect(getChosenLines(shop.state()).map(({ id }) => id)).toEqual(["line-bag"]);
  });
});

describe("what was left out", () => {
  it("is not ordered instead of a chosen line that is no longer available", async () => {
    const shop = await loadedShop();
    shop.store.dispatch(choiceMade(["variant-dress|rental|2026-12-10|2026-12-12"]));
    shop.client.answer(listCartItems, { items: [{ ...dress, available: false }, bag] });
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getChosenLines(shop.state())).toEqual([]));
    expect(getQuoteRequest(shop.state())).toBeNull();
  });

  it.each([
    ["another one is deleted", ["variant-bag|sale||"], ["line-bag"]],
    ["nothing was chosen", [], []],
  ])("stays left out when a line is deleted and %s", async (_, choice, chosen) => {
    const other = { ...bag, id: "line-other", variantId: "variant-other" };
    const shop = await loadedShop([answer(removeCartItems, changedCart(bag, other))]);
    shop.store.dispatch(choiceMade(choice));
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag, other]));
    expect(getChosenLines(shop.state()).map(({ id }) => id)).toEqual(chosen);
  });

  it("is chosen again once all that was chosen has been deleted", async () => {
    const shop = await loadedShop([answer(removeCartItems, changedCart(bag))]);
    shop.store.dispatch(choiceMade(["variant-dress|rental|2026-12-10|2026-12-12"]));
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getChosenLines(shop.state()).map(({ id }) => id)).toEqual(["line-bag"]));
  });
});
