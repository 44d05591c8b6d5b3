import { waitFor } from "@testing-library/react";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { setCountCookie } from "../../testing/count-cookie.ts";
import { bag, changedLine, dress } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getCartTotal, getLines, getListPhase } from "../cart/selectors.ts";
import { cartRequested } from "../cart/slice.ts";

afterEach(() => sessionStorage.clear());

describe("addCartItem", () => {
  const line = { variantId: "variant-bag", type: "sale" as const, quantities: 1 };

  it("posts the piece, replies with the new total, and shows the cart of the answer", async () => {
    const shop = openShop([answer(addCartItem, changedLine(bag, dress))]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    expect(shop.client.inputs(addCartItem)).toEqual([{ body: line }]);
    expect(getLines(shop.state())).toEqual([bag, dress]);
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
  });

  const lost = () => refuse(0, "Mất kết nối mạng. Bạn kiểm tra mạng rồi thử lại nhé.", "NETWORK");

  it("replies accepted when the answer is lost and the cart has the piece", async () => {
    const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [bag, dress] })]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    expect(shop.client.inputs(addCartItem)).toHaveLength(1);
    expect(getCartTotal(shop.state())).toBe(2);
  });

  it("ends with its own answer when the caller no longer waits", async () => {
    const added = later<ReturnType<typeof changedLine>>();
    const shop = openShop([answer(addCartItem, () => added.promise)]);
    const caller = new AbortController();
    const sent = cartAdd.send(shop.caller, line, { signal: caller.signal });
    await waitFor(() => expect(shop.client.inputs(addCartItem)).toHaveLength(1));
    caller.abort("left");
    await expect(sent).rejects.toBe("left");
    added.resolve(changedLine(bag, dress));
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag, dress]));
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
  });

  it("replies accepted when the proxy lost the answer and the cart has the piece", async () => {
    const shop = openShop([
      answer(addCartItem, () => refuse(502, "Chưa kết nối được với cửa hàng.")),
      answer(listCartItems, { items: [bag, dress] }),
    ]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
  });

  it("adds nothing twice when the cart could not be listed either", async () => {
    const shop = openShop([answer(addCartItem, lost), answer(listCartItems, lost)]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toMatchObject({ accepted: false });
    shop.client.answer(listCartItems, { items: [bag] });
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 1 });
    expect(shop.client.inputs(addCartItem)).toHaveLength(1);
  });

  it("adds again what did not arrive", async () => {
    const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [dress] })]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toMatchObject({ accepted: false });
    shop.client.answer(addCartItem, changedLine(bag, dress));
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    expect(shop.client.inputs(addCartItem)).toHaveLength(2);
  });

  it("knows a further piece of a line from the ones before", async () => {
    const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [bag] })]);
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(1));
    await expect(cartAdd.send(shop.caller, line)).resolves.toMatchObject({ accepted: false });
    shop.client.answer(listCartItems, { items: [{ ...bag, quantities: bag.quantities + 1 }] });
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 1 });
  });

  describe("while only the number of lines is known", () => {
    beforeEach(() => setCountCookie("1"));
    afterEach(() => setCountCookie("; max-age=0"));

    it("knows a new line from the ones before", async () => {
      const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [dress, bag] })]);
      await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    });

    it("replies how many pieces a line has that was there before, and adds the next one that is asked for", async () => {
      const shop = openShop([answer(addCartItem, lost), answer(listCartItems, { items: [{ ...bag, quantities: 2 }] })]);
      await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({
        accepted: false,
        message: "Chưa rõ món này đã được thêm chưa: giỏ đang có 2 chiếc. Bạn xem giỏ giúp nhé.",
      });
      shop.client.answer(addCartItem, changedLine({ ...bag, quantities: 3 }));
      await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 1 });
    });
  });

  it("knows nothing from a cart that could not be loaded", async () => {
    setCountCookie("1");
    const shop = openShop([answer(addCartItem, lost), answer(listCartItems, lost)]);
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getListPhase(shop.state()).phase).toBe("failed"));
    shop.client.answer(listCartItems, { items: [bag] });
    await expect(cartAdd.send(shop.caller, line)).resolves.toMatchObject({ accepted: false });
    setCountCookie("; max-age=0");
  });

  it("replies refused with the API's message, and leaves the cart alone", async () => {
    const shop = openShop([
      answer(addCartItem, () => refuse(409, "Những ngày này đã có người thuê, bạn chọn ngày khác nhé.")),
    ]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({
      accepted: false,
      message: "Những ngày này đã có người thuê, bạn chọn ngày khác nhé.",
    });
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
  });
});
