import { act, waitFor } from "@testing-library/react";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { answer, refuse, settled } from "@thuot-tha/shared/testing";
import { setCountCookie } from "../../testing/count-cookie.ts";
import { bag, changedCart, changedLine, dress } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { loadedShop } from "../../testing/loaded-shop.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getChosenLines } from "../choice/selectors.ts";
import { getCartFailure, getCartNews, getLine, getLines, getListPhase, getRefusals } from "./selectors.ts";
import { cartRequested, lineChanged, linesRemoved, removalUndone } from "./slice.ts";

const wish = (change: { quantities: number }) => ({
  id: dress.id,
  dateFrom: dress.dateFrom,
  dateTo: dress.dateTo,
  ...change,
});

afterEach(() => {
  setCountCookie("; max-age=0");
  sessionStorage.clear();
});

const lost = () => refuse(0, "Network error", "NETWORK");

describe("deleting lines", () => {
  it("hides them at once, and sends their ids", async () => {
    const reply = later<never>();
    const shop = await loadedShop([answer(removeCartItems, () => reply.promise)]);
    shop.store.dispatch(linesRemoved([dress.id, bag.id]));
    expect(getLines(shop.state())).toEqual([]);
    expect(shop.client.inputs(removeCartItems)).toEqual([{ body: { ids: ["line-dress", "line-bag"] } }]);
  });

  it("shows the whole cart of the answer, and does not request it", async () => {
    const shop = await loadedShop([answer(removeCartItems, changedCart({ ...bag, quantities: 2 }))]);
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getLine(shop.state(), bag.id)?.quantities).toBe(2));
    expect(getLines(shop.state())).toHaveLength(1);
    expect(shop.client.inputs(listCartItems)).toHaveLength(1);
  });

  it("are named as deleted, also after the answer of another removal has taken them off the list", async () => {
    const removals = [later<ReturnType<typeof changedCart>>(), later<ReturnType<typeof changedCart>>()];
    let sent = 0;
    const shop = await loadedShop([answer(removeCartItems, () => removals[sent++]!.promise)]);
    shop.store.dispatch(linesRemoved([dress.id]));
    shop.store.dispatch(linesRemoved([bag.id]));
    shop.client.answer(listCartItems, { items: [] });
    removals[0]?.resolve(changedCart(bag));
    await waitFor(() => expect(shop.state().cart.items).toEqual([]));
    removals[1]?.resolve(changedCart());
    await waitFor(() => expect(getCartNews(shop.state())).toEqual({ kind: "removed", lines: [bag] }));
  });

  it("brings them back with a message when refused", async () => {
    const shop = await loadedShop([answer(removeCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.store.dispatch(linesRemoved([bag.id]));
    await waitFor(() => expect(getCartFailure(shop.state())).toBe("Máy chủ đang bận."));
    expect(getLines(shop.state())).toHaveLength(2);
  });
});

describe("deleting a line that is being changed", () => {
  it("shows nothing of the change, which the server may refuse now", async () => {
    const change = later<never>();
    const shop = await loadedShop([
      answer(updateCartItem, () => change.promise),
      answer(removeCartItems, changedCart(bag)),
    ]);
    shop.store.dispatch(lineChanged(wish({ quantities: 9 })));
    shop.client.answer(listCartItems, { items: [bag] });
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
    change.reject(new Error("refused"));
    await waitFor(() => expect(shop.client.inputs(listCartItems)).toHaveLength(3));
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
    expect(getCartFailure(shop.state())).toBeNull();
    expect(getRefusals(shop.state())).toEqual({});
  });

  it("brings it back as the server has it when it may not be deleted", async () => {
    const shop = await loadedShop([
      answer(updateCartItem, () => later<never>().promise),
      answer(removeCartItems, () => refuse(500, "Máy chủ đang bận.")),
    ]);
    shop.store.dispatch(lineChanged(wish({ quantities: 9 })));
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getLine(shop.state(), dress.id)?.quantities).toBe(1));
  });
});

const keysOf = ({ client }: ReturnType<typeof openShop>) =>
  client.inputs(addCartItem).map(({ headers }) => headers?.["idempotency-key"]);

describe("putting deleted lines back", () => {
  async function deletedShop(answers: Parameters<typeof openShop>[0] = []) {
    const shop = await loadedShop([answer(removeCartItems, changedCart(bag)), ...answers]);
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getCartNews(shop.state())).toEqual({ kind: "removed", lines: [dress] }));
    return shop;
  }
  const news = (shop: Awaited<ReturnType<typeof deletedShop>>, expected: unknown) =>
    waitFor(() => expect(getCartNews(shop.state())).toEqual(expected));

  it("counts a line as returned that has arrived although its answer was lost", async () => {
    let tried = 0;
    const again = changedLine({ ...dress, id: "line-again" }, bag);
    const shop = await deletedShop([answer(addCartItem, () => (++tried === 1 ? lost() : again))]);
    shop.store.dispatch(removalUndone([dress]));
    await news(shop, { kind: "restored", count: 1 });
    expect(getCartFailure(shop.state())).toBeNull();
    expect(getLine(shop.state(), "line-again")?.quantities).toBe(1);
  });

  it("tells when the line was added, for its place in the cart", async () => {
    const addedAt = "2026-12-01T02:30:00.000Z";
    const shop = await deletedShop([answer(addCartItem, changedLine(dress, bag))]);
    shop.store.dispatch(removalUndone([{ ...dress, addedAt }]));
    await news(shop, { kind: "restored", count: 1 });
    expect(shop.client.inputs(addCartItem)[0]?.body).toMatchObject({ variantId: "variant-dress", addedAt });
  });

  it("offers again a line without an answer, and adds it once on the next press", async () => {
    const shop = await deletedShop([answer(addCartItem, lost)]);
    shop.store.dispatch(removalUndone([dress]));
    await news(shop, { kind: "removed", lines: [dress] });
    expect(getCartFailure(shop.state())).toMatch(/^Đầm lụa Sương Mai: Chưa kết nối được với cửa hàng/);
    shop.client.answer(addCartItem, changedLine(dress, bag));
    shop.store.dispatch(removalUndone([dress]));
    await news(shop, { kind: "restored", count: 1 });
    expect(keysOf(shop)).toHaveLength(3);
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it("leaves a line of the account's cart as unchosen as it was", async () => {
    const shop = await loadedShop([
      answer(listCartItems, { items: [dress, { ...bag, waiting: true }] }),
      answer(removeCartItems, changedCart(dress)),
      answer(addCartItem, changedLine({ ...bag, waiting: false }, dress)),
    ]);
    shop.store.dispatch(linesRemoved([bag.id]));
    await waitFor(() => expect(getCartNews(shop.state())?.kind).toBe("removed"));
    shop.store.dispatch(removalUndone([{ ...bag, waiting: true }]));
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
    expect(getChosenLines(shop.state())).toEqual([dress]);
  });

  it("chooses again the account's lines that were alone in the cart", async () => {
    const waiting = [dress, bag].map((line) => ({ ...line, waiting: true }));
    const shop = await loadedShop([
      answer(listCartItems, { items: waiting }),
      answer(removeCartItems, changedCart(waiting[0]!)),
      answer(addCartItem, changedLine({ ...bag, waiting: false }, waiting[0]!)),
    ]);
    shop.store.dispatch(linesRemoved([bag.id]));
    await waitFor(() => expect(getCartNews(shop.state())?.kind).toBe("removed"));
    shop.store.dispatch(removalUndone([waiting[1]!]));
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
    expect(getChosenLines(shop.state())).toHaveLength(2);
  });
});

describe("a customer who leaves", () => {
  async function customerShop(answers: Parameters<typeof openShop>[0]) {
    const shop = openShop(answers);
    await shop.signIn();
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
    return shop;
  }

  it("takes along the offer to put lines back", async () => {
    const shop = await customerShop([answer(removeCartItems, changedCart(bag))]);
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getCartNews(shop.state())?.kind).toBe("removed"));
    await shop.staysGuest();
    expect(getCartNews(shop.state())).toBeNull();
  });

  it("takes along a removal that is not answered yet", async () => {
    const removal = later<ReturnType<typeof changedCart>>();
    const shop = await customerShop([answer(removeCartItems, () => removal.promise)]);
    shop.store.dispatch(linesRemoved([dress.id]));
    shop.client.answer(listCartItems, { items: [bag] });
    await shop.staysGuest();
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag]));
    removal.resolve(changedCart());
    await act(settled);
    expect(getLines(shop.state())).toEqual([bag]);
    expect(getCartNews(shop.state())).toBeNull();
  });

  it("has no further lines put back into the cart of the next shopper", async () => {
    const first = later<ReturnType<typeof changedLine>>();
    const shop = await customerShop([answer(removeCartItems, changedCart()), answer(addCartItem, () => first.promise)]);
    shop.store.dispatch(linesRemoved([dress.id, bag.id]));
    await waitFor(() => expect(getCartNews(shop.state())?.kind).toBe("removed"));
    shop.store.dispatch(removalUndone([dress, bag]));
    await shop.staysGuest();
    first.resolve(changedLine(dress));
    await act(settled);
    expect(shop.client.inputs(addCartItem)).toHaveLength(1);
  });

  it("takes along the key of an add without an answer", async () => {
    const shop = await customerShop([answer(addCartItem, lost), answer(removeCartItems, changedCart(bag))]);
    shop.store.dispatch(linesRemoved([dress.id]));
    await waitFor(() => expect(getCartNews(shop.state())?.kind).toBe("removed"));
    shop.store.dispatch(removalUndone([dress]));
    await waitFor(() => expect(getCartFailure(shop.state())).toMatch(/^Đầm lụa Sương Mai: Chưa kết nối/));
    await shop.staysGuest();
    shop.client.answer(addCartItem, changedLine(dress));
    const { variantId, type, quantities, dateFrom, dateTo } = dress;
    await cartAdd.send(shop.caller, { variantId, type, quantities, dateFrom: dateFrom!, dateTo: dateTo! });
    expect(keysOf(shop)).toHaveLength(3);
    expect(new Set(keysOf(shop)).size).toBe(2);
  });
});
