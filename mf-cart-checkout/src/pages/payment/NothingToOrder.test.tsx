import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { bag, dress, quote } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartPage } from "../cart/page.ts";
import { paymentPage } from "./page.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const answers = [answer(listCartItems, { items: [dress] }), answer(quoteOrder, quote)];
const taken = { ...dress, available: false, unavailableReason: "Đã có người thuê trong những ngày này." };
const title = () => screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" });
const linkNames = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("the payment page without lines to order", () => {
  it.each([
    ["another customer has taken", "Đã có người thuê trong những ngày này."],
    ["is too late by now", "Đã quá giờ nhận đơn cho ngày này."],
  ])("names the chosen piece that %s, and leads to its calendar", async (_, unavailableReason) => {
    const shop = openShop(answers);
    await shop.signIn();
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("link", { name: "Tiến hành đặt 1 món" }));
    cleanup();
    shop.client.answer(listCartItems, {
      items: [
        { ...taken, unavailableReason },
        { ...bag, available: false },
      ],
    });
    await shop.open(paymentPage);
    await title();
    expect(screen.getByRole("alert")).toHaveTextContent(
      `Đầm lụa Sương Mai đã được tách khỏi đơn. ${unavailableReason} Bạn xem lại giỏ hàng`,
    );
    expect(screen.getByRole("alert")).not.toHaveTextContent("Túi cói Hạ");
    expect(linkNames()).toEqual(["Chọn ngày khác"]);
    await userEvent.click(screen.getByRole("link", { name: "Chọn ngày khác cho Đầm lụa Sương Mai" }));
    expect(shop.visited).toEqual(["/checkout/payment", "/checkout#doi-ngay"]);
    cleanup();
    await shop.open(cartPage);
    expect(screen.getByRole("region", { name: "Ngày mặc mới cho Đầm lụa Sương Mai" })).toHaveAttribute(
      "id",
      "doi-ngay",
    );
    expect(shop.client.inputs(listInvalidDates)).toHaveLength(1);
  });

  it("names the piece that was taken while a guest registered, also beside what the account's cart held", async () => {
    const shop = openShop(answers);
    await shop.staysGuest();
    await shop.open(paymentPage);
    screen.getByRole("link", { name: "Về giỏ hàng" }).focus();
    shop.client.answer(listCartItems, { items: [{ ...bag, waiting: true }, taken] });
    await shop.signIn();
    await title();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Đầm lụa Sương Mai đã được tách khỏi đơn. Đã có người thuê trong những ngày này.");
    expect(alert).toHaveFocus();
    expect(linkNames()).toEqual(["Chọn ngày khác"]);
  });

  it("leads from a sold piece to the cart, and offers a guest to sign in", async () => {
    const sold = { ...bag, available: false, unavailableReason: "Đã hết hàng." };
    const shop = openShop([answer(listCartItems, { items: [sold] })]);
    await shop.staysGuest();
    await shop.open(paymentPage);
    expect(screen.getByRole("alert")).toHaveTextContent("Túi cói Hạ đã được tách khỏi đơn. Đã hết hàng.");
    expect(linkNames()).toEqual(["Về giỏ hàng", "Đăng nhập"]);
  });

  it("names the lost piece beside a refusal that has another reason", async () => {
    const message = "Bạn đang có 2 đơn chưa thanh toán.";
    const shop = openShop([...answers, answer(createOrder, () => refuse(409, message, "OPEN_ORDERS_LIMIT"))]);
    await shop.signIn();
    await shop.chooseAddress("address-1");
    await shop.open(paymentPage);
    shop.client.answer(listCartItems, { items: [taken] });
    await userEvent.click(await screen.findByRole("button", { name: /Đặt hàng/ }));
    await screen.findByRole("heading", { level: 1, name: "Chưa đặt được hàng" });
    expect(screen.getByRole("alert")).toHaveTextContent(
      `${message} Đầm lụa Sương Mai đã được tách khỏi đơn. Đã có người thuê trong những ngày này. Giỏ hàng vẫn còn`,
    );
    expect(linkNames()).toEqual(["Chọn ngày khác", "Lịch sử đơn hàng"]);
  });

  it("does not say that an order was placed", async () => {
    const shop = openShop([answer(listCartItems, { items: [] })]);
    await shop.signIn();
    await shop.open(paymentPage);
    await title();
    expect(screen.getByText(/Nếu vừa đặt hàng, bạn xem đơn trong Lịch sử đơn hàng/)).toBeInTheDocument();
    await waitFor(() => expect(linkNames()).toEqual(["Về giỏ hàng", "Lịch sử đơn hàng"]));
  });
});
