import { waitFor } from "@testing-library/react";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { bag, changedLine, dress } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getCartTotal, getLines } from "../cart/selectors.ts";
import { getChosenLines } from "../choice/selectors.ts";
import { choiceMade } from "../choice/slice.ts";

afterEach(() => sessionStorage.clear());

const keysOf = ({ client }: ReturnType<typeof openShop>) =>
  client.inputs(addCartItem).map(({ headers }) => headers?.["idempotency-key"]);

describe("addCartItem", () => {
  const line = { variantId: "variant-bag", type: "sale" as const, quantities: 1 };

  it("posts the piece, replies with the new total, and shows the cart of the answer", async () => {
    const shop = openShop([answer(addCartItem, changedLine(bag, dress))]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    expect(shop.client.inputs(addCartItem)).toMatchObject([{ body: line }]);
    expect(getLines(shop.state())).toEqual([bag, dress]);
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
  });

  it("chooses the piece for the order, also where the shopper has left others out", async () => {
    const shop = openShop([answer(addCartItem, changedLine(bag, dress))]);
    shop.store.dispatch(choiceMade(["variant-else|sale||"]));
    await cartAdd.send(shop.caller, line);
    expect(getChosenLines(shop.state())).toEqual([bag]);
  });

  const lost = () => refuse(0, "Mất kết nối mạng. Bạn kiểm tra mạng rồi thử lại nhé.", "NETWORK");

  it("repeats a request without an answer once, with its key", async () => {
    let tried = 0;
    const shop = openShop([answer(addCartItem, () => (++tried === 1 ? lost() : changedLine(bag, dress)))]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    const [first, second, ...more] = keysOf(shop);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, more]).toEqual([first, []]);
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

  it("keeps the key for the next press of the same pieces, and takes another for others", async () => {
    const shop = openShop([answer(addCartItem, () => refuse(502, "Chưa kết nối được với cửa hàng."))]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toMatchObject({ accepted: false });
    shop.client.answer(addCartItem, changedLine(bag, dress));
    await cartAdd.send(shop.caller, { ...line, quantities: 2 });
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({ accepted: true, total: 2 });
    await cartAdd.send(shop.caller, line);
    const [first, second, other, third, last] = keysOf(shop);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, last]).size).toBe(3);
  });

  it("takes another key after a refusal", async () => {
    const shop = openShop([answer(addCartItem, () => refuse(409, "Món này đã hết."))]);
    await cartAdd.send(shop.caller, line);
    await cartAdd.send(shop.caller, line);
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it("replies refused in a browser that blocks cookies, without a request", async () => {
    jest.spyOn(document, "cookie", "set").mockImplementation();
    const shop = openShop([answer(addCartItem, changedLine(bag, dress))]);
    await expect(cartAdd.send(shop.caller, line)).resolves.toEqual({
      accepted: false,
      message: "Trình duyệt đang chặn cookie nên giỏ hàng không giữ được món nào. Bạn cho phép cookie rồi thử lại nhé.",
    });
    expect(shop.client.inputs(addCartItem)).toHaveLength(0);
    jest.restoreAllMocks();
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
