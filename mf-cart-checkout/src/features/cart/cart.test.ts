import { waitFor } from "@testing-library/react";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { answer, guestSession, refuse } from "@thuot-tha/shared/testing";
import { setCountCookie } from "../../testing/count-cookie.ts";
import { bag, changedLine, customer, dress } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { loadedShop } from "../../testing/loaded-shop.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { getCartFailure, getCartTotal, getLine, getLines, getListPhase, getRefusals } from "./selectors.ts";
import { cartRequested, lineChanged } from "./slice.ts";
import type { CartItem, LineChange } from "./types.ts";

const wish = (change: Partial<LineChange> = {}): LineChange => ({
  id: dress.id,
  quantities: 1,
  dateFrom: dress.dateFrom,
  dateTo: dress.dateTo,
  ...change,
});
const accept = ({ body }: OperationInput<typeof updateCartItem>) => changedLine({ ...dress, ...body } as CartItem, bag);

afterEach(() => {
  setCountCookie("; max-age=0");
  sessionStorage.clear();
});

describe("the number of lines", () => {
  it("is there before any request, from the cookie", () => {
    setCountCookie("3");
    const { state, client } = openShop();
    expect(getCartTotal(state())).toBe(3);
    expect(client.inputs(listCartItems)).toHaveLength(0);
  });

  it("is that of the lines once they are loaded", async () => {
    setCountCookie("3");
    const shop = await loadedShop();
    expect(getCartTotal(shop.state())).toBe(2);
  });
});

describe("changing a line", () => {
  it("shows at once, before the server has answered", async () => {
    const reply = later<never>();
    const shop = await loadedShop([answer(updateCartItem, () => reply.promise)]);
    shop.store.dispatch(lineChanged(wish({ quantities: 3 })));
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(3);
  });

  it("is taken back with the API's message when refused", async () => {
    const shop = await loadedShop([answer(updateCartItem, () => refuse(409, "Món này chỉ còn 2 chiếc."))]);
    shop.store.dispatch(lineChanged(wish({ quantities: 3 })));
    await waitFor(() => expect(getRefusals(shop.state())).toEqual({ [dress.id]: "Món này chỉ còn 2 chiếc." }));
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(1);
    expect(getLines(shop.state())).toHaveLength(2);
  });

  it("sends one request at a time, and after two quick edits the last one wins", async () => {
    const first = later<void>();
    const shop = await loadedShop([
      answer(updateCartItem, async (input) => {
        if (input.body.quantities === 2) await first.promise;
        return accept(input);
      }),
    ]);
    for (const quantities of [2, 3, 4]) shop.store.dispatch(lineChanged(wish({ quantities })));
    expect(shop.client.inputs(updateCartItem)).toHaveLength(1);
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(4);
    first.resolve();
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    expect(shop.client.inputs(updateCartItem).map(({ body }) => body.quantities)).toEqual([2, 4]);
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(4);
  });

  it.each([
    ["first", { dateFrom: "2026-12-19", dateTo: "2026-12-21" }],
    ["last", { dateFrom: "2026-12-20", dateTo: "2026-12-22" }],
  ])("sends another %s day that is chosen while the days before are under way", async (_, wear) => {
    const first = later<void>();
    const shop = await loadedShop([
      answer(updateCartItem, async (input) => {
        if (input.body.dateFrom === "2026-12-20" && input.body.dateTo === "2026-12-21") await first.promise;
        return accept(input);
      }),
    ]);
    shop.store.dispatch(lineChanged(wish({ dateFrom: "2026-12-20", dateTo: "2026-12-21" })));
    shop.store.dispatch(lineChanged(wish(wear)));
    first.resolve();
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    expect(shop.client.inputs(updateCartItem)).toHaveLength(2);
    expect(getLine(shop.state(), dress.id)).toMatchObject(wear);
  });

  it("keeps the last wish when an earlier one is refused meanwhile", async () => {
    const first = later<never>();
    const shop = await loadedShop([
      answer(updateCartItem, (input) => (input.body.quantities === 9 ? first.promise : accept(input))),
    ]);
    shop.client.answer(listCartItems, { items: [{ ...dress, quantities: 2 }, bag] });
    shop.store.dispatch(lineChanged(wish({ quantities: 9 })));
    shop.store.dispatch(lineChanged(wish({ quantities: 2 })));
    first.reject(new Error("refused"));
    await waitFor(() => expect(shop.client.inputs(updateCartItem)).toHaveLength(2));
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    expect(getRefusals(shop.state())).toEqual({});
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(2);
  });

  it("shows the whole cart of the answer, and does not request it", async () => {
    const shared = { ...bag, available: false, unavailableReason: "Đã hết hàng." };
    const shop = await loadedShop([answer(updateCartItem, changedLine(dress, shared))]);
    shop.store.dispatch(lineChanged(wish()));
    await waitFor(() => expect(getLine(shop.state(), bag.id)?.unavailableReason).toBe("Đã hết hàng."));
    expect(shop.client.inputs(listCartItems)).toHaveLength(1);
  });

  it("requests the cart after two lines at a time, whose answers may arrive in any order", async () => {
    const first = later<void>();
    const shop = await loadedShop([
      answer(updateCartItem, async (input) => {
        if (input.params.id === dress.id) await first.promise;
        return accept(input);
      }),
    ]);
    shop.client.answer(listCartItems, {
      items: [
        { ...dress, quantities: 2 },
        { ...bag, quantities: 5 },
      ],
    });
    shop.store.dispatch(lineChanged(wish({ quantities: 2 })));
    shop.store.dispatch(lineChanged({ id: bag.id, quantities: 5, dateFrom: null, dateTo: null }));
    first.resolve();
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    await waitFor(() => expect(getLine(shop.state(), bag.id)?.quantities).toBe(5));
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(2);
  });

  it("sends what the shopper has changed, and shows what another device has changed", async () => {
    const shop = await loadedShop([
      answer(updateCartItem, ({ body }) => changedLine({ ...dress, quantities: 2, ...body }, bag)),
    ]);
    shop.store.dispatch(lineChanged({ id: dress.id, dateFrom: "2026-12-20", dateTo: "2026-12-21" }));
    expect(shop.client.inputs(updateCartItem)).toEqual([
      {
        params: { id: "line-dress" },
        headers: { "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/) },
        body: { id: "line-dress", dateFrom: "2026-12-20", dateTo: "2026-12-21" },
      },
    ]);
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    expect(getLine(shop.state(), dress.id)).toMatchObject({ quantities: 2, dateFrom: "2026-12-20" });
  });

  it("shows and sends other dates together with a quantity that is under way", async () => {
    const first = later<void>();
    const shop = await loadedShop([
      answer(updateCartItem, async (input) => {
        if (!input.body.dateFrom) await first.promise;
        return accept(input);
      }),
    ]);
    const wear = { dateFrom: "2026-12-20", dateTo: "2026-12-21" };
    shop.store.dispatch(lineChanged({ id: dress.id, quantities: 3 }));
    shop.store.dispatch(lineChanged({ id: dress.id, ...wear }));
    expect(getLine(shop.state(), dress.id)).toMatchObject({ quantities: 3, ...wear });
    first.resolve();
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    expect(shop.client.inputs(updateCartItem).map(({ body }) => body)).toEqual([
      { id: dress.id, quantities: 3 },
      { id: dress.id, quantities: 3, ...wear },
    ]);
    expect(getLine(shop.state(), dress.id)).toMatchObject({ quantities: 3, ...wear });
  });

  it("still shows why when the line itself is gone", async () => {
    const shop = await loadedShop([answer(updateCartItem, () => refuse(404, "Món này không còn trong giỏ."))]);
    shop.client.answer(listCartItems, { items: [bag] });
    shop.store.dispatch(lineChanged(wish({ quantities: 2 })));
    await waitFor(() => expect(getCartFailure(shop.state())).toBe("Món này không còn trong giỏ."));
  });
});

describe("a cart error", () => {
  it("empties the cart and shows why", async () => {
    const shop = await loadedShop();
    shop.client.answer(listCartItems, () => refuse(500, "Máy chủ đang bận."));
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getListPhase(shop.state())).toEqual({ is: "failed", message: "Máy chủ đang bận." }));
    expect(getLines(shop.state())).toEqual([]);
    expect(getCartTotal(shop.state())).toBe(0);
  });

  it("does not call the cart empty while it is loaded again", async () => {
    const reply = later<{ items: CartItem[] }>();
    const shop = openShop([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("failed"));
    shop.client.answer(listCartItems, () => reply.promise);
    shop.store.dispatch(cartRequested());
    expect(getLines(shop.state())).toBeNull();
    reply.resolve({ items: [bag] });
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag]));
  });

  it("keeps known lines when no answer comes, with the reason until one does", async () => {
    const shop = await loadedShop();
    shop.client.answer(listCartItems, () => refuse(0, "Network error", "NETWORK"));
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getCartFailure(shop.state())).toMatch(/^Chưa kết nối được với cửa hàng/));
    expect(getLines(shop.state())).toHaveLength(2);
    shop.client.answer(listCartItems, { items: [bag] });
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getLines(shop.state())).toEqual([bag]));
    expect(getCartFailure(shop.state())).toBeNull();
  });

  it("keeps no lines of the customer before when no answer comes", async () => {
    const shop = openShop();
    await shop.signIn();
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
    shop.client.answer(listCartItems, () => refuse(0, "Network error", "NETWORK"));
    await shop.staysGuest();
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("failed"));
    expect(getLines(shop.state())).toEqual([]);
  });

  it("is silent about 401", async () => {
    const shop = openShop([answer(listCartItems, () => refuse(401, "Bạn chưa đăng nhập."))]);
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(getListPhase(shop.state())).toEqual({ is: "failed", message: "" }));
  });
});

describe("coming back to the tab", () => {
  const comeBack = () => void document.dispatchEvent(new Event("visibilitychange"));

  it("shows what another tab has made of the cart, be the number of lines the same", async () => {
    setCountCookie("2");
    const shop = await loadedShop();
    shop.client.answer(listCartItems, { items: [{ ...dress, quantities: 2 }, bag] });
    comeBack();
    await waitFor(() => expect(getLine(shop.state(), dress.id)?.quantities).toBe(2));
  });

  it("requests nothing where no lines are shown and their number is still right", async () => {
    setCountCookie("2");
    const shop = openShop();
    comeBack();
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
    setCountCookie("3");
    comeBack();
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
  });

  it("takes nothing away when the check fails", async () => {
    const shop = await loadedShop();
    shop.client.answer(listCartItems, () => refuse(0, "Network error", "NETWORK"));
    comeBack();
    await waitFor(() => expect(shop.client.inputs(listCartItems)).toHaveLength(2));
    expect(getListPhase(shop.state())).toEqual({ is: "loaded" });
    expect(getLines(shop.state())).toHaveLength(2);
  });

  it("drops what is older than a change the server has taken meanwhile", async () => {
    const old = later<{ items: CartItem[] }>();
    const shop = await loadedShop([answer(updateCartItem, accept)]);
    shop.client.answer(listCartItems, () => old.promise);
    comeBack();
    shop.client.answer(listCartItems, { items: [{ ...dress, quantities: 3 }, bag] });
    shop.store.dispatch(lineChanged(wish({ quantities: 3 })));
    await waitFor(() => expect(shop.state().cart.changes).toEqual({}));
    old.resolve({ items: [dress, bag] });
    await waitFor(() => expect(getListPhase(shop.state()).is).toBe("loaded"));
    expect(getLine(shop.state(), dress.id)?.quantities).toBe(3);
  });
});

describe("the session", () => {
  it("reloads the cart when another shopper is here, and not when it first becomes known", async () => {
    const shop = openShop();
    await shop.staysGuest();
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
    await shop.signIn();
    await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
    await shop.signIn();
    expect(shop.client.inputs(listCartItems)).toHaveLength(1);
    expect([guestSession.user, customer.user.id]).toEqual([null, "u1"]);
  });
});
