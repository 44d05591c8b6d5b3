import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { getLines } from "../../features/cart/selectors.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { getChosenLines } from "../../features/choice/selectors.ts";
import { choiceMade } from "../../features/choice/slice.ts";
import { setCountCookie } from "../../testing/count-cookie.ts";
import { bag, changedCart, changedLine, dress } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { miniCartSlot } from "./slot.ts";

beforeAll(fillJsdomGaps);
afterEach(() => {
  setCountCookie("; max-age=0");
  sessionStorage.clear();
});

async function openDrawer(answers: Parameters<typeof openShop>[0] = []) {
  const shop = openShop(answers);
  await shop.fill(miniCartSlot, "/home");
  await userEvent.click(screen.getByRole("link", { name: /^Giỏ hàng/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "Giỏ của bạn" }));
  return { shop, drawer };
}

describe("the mini-cart", () => {
  it("reads the count from the cookie, before any request", async () => {
    setCountCookie("2");
    const shop = openShop();
    await shop.fill(miniCartSlot, "/home");
    expect(screen.getByRole("link", { name: "Giỏ hàng, 2 món" })).toHaveAttribute("href", "/checkout");
    expect(shop.client.inputs(listCartItems)).toHaveLength(0);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("announces a new count to screen readers", async () => {
    setCountCookie("2");
    const shop = openShop([answer(listCartItems, { items: [bag] })]);
    await shop.fill(miniCartSlot, "/home");
    shop.store.dispatch(cartRequested());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Giỏ hàng có 1 món"));
    expect(screen.getByRole("link", { name: "Giỏ hàng, 1 món" })).toBeInTheDocument();
  });

  it("is a plain link on the cart's own pages", async () => {
    const shop = openShop();
    await shop.fill(miniCartSlot, "/checkout");
    const link = screen.getByRole("link", { name: /^Giỏ hàng/ });
    expect(link).not.toHaveAttribute("aria-haspopup");
    await userEvent.click(link);
    expect(shop.visited).toEqual(["/checkout"]);
  });
});

describe("the drawer", () => {
  it("does not open on a page that the shopper has gone on to while its code was loading", async () => {
    const shop = openShop();
    await shop.fill(miniCartSlot, "/home");
    const link = screen.getByRole("link", { name: /^Giỏ hàng/ });
    fireEvent.click(link);
    expect(link).toHaveAttribute("aria-busy", "true");
    act(() => shop.moveTo("/product/dam-lua"));
    await waitFor(() => expect(link).not.toHaveAttribute("aria-busy"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows the lines with period and price, and what they come to with delivery and deposit", async () => {
    const { drawer } = await openDrawer();
    const line = within((await drawer.findByRole("link", { name: "Đầm lụa Sương Mai" })).closest("li")!);
    expect(line.getByText("09/12/2026 – 13/12/2026")).toBeInTheDocument();
    expect(line.getByText("600.000 ₫")).toBeInTheDocument();
    expect(drawer.getByText("Phí giao nhận").nextElementSibling).toHaveTextContent("30.000 ₫");
    expect(drawer.getByText("Tiền cọc").nextElementSibling).toHaveTextContent("800.000 ₫");
    expect(drawer.getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.745.000 ₫");
    expect(drawer.getByRole("link", { name: "Xem giỏ hàng" })).toHaveAttribute("href", "/checkout");
    expect(drawer.getByRole("link", { name: "Thanh toán" })).toHaveAttribute("href", "/checkout/payment");
  });

  it("marks the lines that its total leaves out", async () => {
    const { shop, drawer } = await openDrawer();
    await drawer.findByRole("link", { name: "Túi cói Hạ" });
    expect(drawer.queryByText("Chưa chọn, không tính vào tổng cộng.")).not.toBeInTheDocument();
    act(() => void shop.store.dispatch(choiceMade(["variant-dress|rental|2026-12-10|2026-12-12"])));
    const line = within(drawer.getByRole("link", { name: "Túi cói Hạ" }).closest("li")!);
    expect(line.getByText("Chưa chọn, không tính vào tổng cộng.")).toBeInTheDocument();
    expect(drawer.getAllByText("Chưa chọn, không tính vào tổng cộng.")).toHaveLength(1);
    expect(drawer.getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.430.000 ₫");
  });

  it("names a piece's own member price", async () => {
    const { shop, drawer } = await openDrawer([
      answer(listCartItems, { items: [{ ...dress, membershipRentalPrice: 1 }] }),
    ]);
    await shop.becomesMember({ percentDiscount: 20, extendDay: 1, items: [] });
    expect(await drawer.findByText("Giá riêng của món này")).toBeInTheDocument();
  });

  it("continues with the visible lines, without those that signing in adds", async () => {
    const { shop, drawer } = await openDrawer();
    await userEvent.click(await drawer.findByRole("link", { name: "Thanh toán" }));
    const forgotten = { ...bag, id: "line-old", variantId: "variant-old" };
    shop.client.answer(listCartItems, { items: [dress, bag, forgotten] });
    await act(async () => void shop.store.dispatch(cartRequested()));
    expect(getLines(shop.state())).toHaveLength(3);
    expect(getChosenLines(shop.state()).map(({ id }) => id)).toEqual(["line-dress", "line-bag"]);
  });

  it("changes how many, and shows why when that is refused", async () => {
    const { drawer } = await openDrawer([answer(updateCartItem, () => refuse(409, "Món này chỉ còn 1 chiếc."))]);
    const line = within((await drawer.findByRole("link", { name: "Túi cói Hạ" })).closest("li")!);
    await userEvent.click(line.getByRole("button", { name: "Tăng" }));
    expect(await line.findByRole("alert")).toHaveTextContent("Món này chỉ còn 1 chiếc.");
    expect(line.getByText("315.000 ₫")).toBeInTheDocument();
  });

  it("reduces a line of more pieces than are free to what is free, in one step", async () => {
    const many = { ...bag, quantities: 5, maxQuantities: 3, available: false, unavailableReason: "Không còn đủ." };
    const { shop, drawer } = await openDrawer([
      answer(listCartItems, { items: [many] }),
      answer(updateCartItem, ({ body }) => changedLine({ ...bag, ...body })),
    ]);
    await userEvent.click(await drawer.findByRole("button", { name: "Giảm" }));
    expect(shop.client.inputs(updateCartItem).map(({ body }) => body)).toEqual([{ id: bag.id, quantities: 3 }]);
  });

  it("takes a line out", async () => {
    const { shop, drawer } = await openDrawer([answer(removeCartItems, changedCart(bag))]);
    await userEvent.click(await drawer.findByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    expect(drawer.queryByRole("link", { name: "Đầm lụa Sương Mai" })).not.toBeInTheDocument();
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
    expect(shop.client.inputs(removeCartItems)).toEqual([{ body: { ids: [dress.id] } }]);
  });

  it("shows why there are no lines, and requests again", async () => {
    const { shop, drawer } = await openDrawer([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    expect(await drawer.findByRole("alert")).toHaveTextContent("Máy chủ đang bận.");
    shop.client.answer(listCartItems, { items: [bag] });
    await userEvent.click(drawer.getByRole("button", { name: "Thử lại" }));
    expect(await drawer.findByRole("link", { name: "Túi cói Hạ" })).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  });

  it("leads on when the cart is empty", async () => {
    const { drawer } = await openDrawer([answer(listCartItems, { items: [] })]);
    expect(await drawer.findByText("Giỏ của bạn đang trống")).toBeInTheDocument();
    await act(async () => undefined);
    expect(drawer.queryByRole("link", { name: "Thanh toán" })).not.toBeInTheDocument();
  });
});
