import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { getLines } from "../../features/cart/selectors.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { getPaying } from "../../features/paying/slice.ts";
import { bag, dress, momoPayment, orderAnswer, quote, unpaidOrder } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openPayment, placeButton } from "../../testing/open-payment.ts";
import { cartPage } from "../cart/page.ts";
import { successPage } from "../success/page.ts";
import { paymentPage } from "./page.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("placing an order", () => {
  it("places the order and goes to its page", async () => {
    const shop = await openPayment();
    await userEvent.type(screen.getByRole("textbox", { name: /Ghi chú/ }), "Gửi lễ tân");
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(await placeButton());
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/success/TT261201ABCDEF"]));
    expect(shop.client.inputs(createOrder)[0]?.body).toEqual({
      cartItemIds: ["line-dress"],
      addressId: "address-1",
      paymentType: "cash",
      expectedTotal: 1_430_000,
      expectedDates: [{ cartItemId: "line-dress", dateFrom: "2026-12-10", dateTo: "2026-12-12" }],
      note: "Gửi lễ tân",
    });
  });

  it("shows beside the addresses that one is missing when the button is pressed, until one is chosen", async () => {
    const shop = await openPayment();
    await shop.chooseAddress(null);
    await userEvent.click(await placeButton());
    const reason = "Bạn chọn địa chỉ giao hàng, hoặc lưu địa chỉ mới, rồi bấm Đặt hàng nhé.";
    expect(within(screen.getByRole("region", { name: "Giao đến" })).getByRole("alert")).toHaveTextContent(reason);
    const heading = screen.getByRole("heading", { name: "Giao đến" });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(reason);
    expect(shop.client.inputs(createOrder)).toHaveLength(0);
    await shop.chooseAddress("address-1");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(heading).not.toHaveAccessibleDescription();
  });

  it("shows the next customer nothing of what the last one missed", async () => {
    const shop = await openPayment();
    await shop.chooseAddress(null);
    await userEvent.click(await placeButton());
    await shop.staysGuest();
    await shop.signIn("another");
    expect(screen.getByRole("heading", { name: "Giao đến" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows that the payment method is closed when the button is pressed with it, and leads there", async () => {
    const shop = await openPayment();
    const onlyTransfer = quote.paymentTypes.map((one) => ({ ...one, available: one.type === "bank_transfer" }));
    shop.client.answer(quoteOrder, { ...quote, paymentTypes: onlyTransfer });
    await shop.becomesMember(null);
    await shop.chooseAddress("address-2");
    await userEvent.click(await placeButton());
    const [inPlace, above] = await screen.findAllByRole("alert");
    for (const alert of [inPlace, above]) expect(alert).toHaveTextContent("chưa dùng được cho đơn này");
    expect(screen.getByRole("heading", { name: "Cách thanh toán" })).toHaveFocus();
    await userEvent.click(screen.getByRole("radio", { name: /Chuyển khoản/ }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(shop.client.inputs(createOrder)).toHaveLength(0);
  });

  it("shows which piece was taken, keeps the note, and orders the rest on the next press", async () => {
    const message = "Đầm lụa Sương Mai: vừa có người thuê trong những ngày bạn chọn.";
    const other = { ...dress, id: "line-other", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const both = {
      ...quote,
      lines: [quote.lines[0]!, { ...quote.lines[0]!, cartItemId: "line-other", variantId: "v2", name: "Váy Hạ" }],
    };
    const shop = await openPayment([
      answer(listCartItems, { items: [dress, other] }),
      answer(quoteOrder, both),
      answer(createOrder, () => refuse(409, message, "DATE_TAKEN")),
    ]);
    await userEvent.type(screen.getByRole("textbox", { name: /Ghi chú/ }), "Gọi trước");
    const reason = "Đã có người thuê trong những ngày này.";
    shop.client.answer(listCartItems, {
      items: [{ ...dress, available: false, unavailableReason: reason }, other],
    });
    shop.client.answer(quoteOrder, { ...both, lines: [both.lines[1]!] });
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(message);
    await waitFor(() => expect(alert).toHaveTextContent(`Đầm lụa Sương Mai đã được tách khỏi đơn. ${reason}`));
    expect(screen.getByRole("textbox", { name: /Ghi chú/ })).toHaveValue("Gọi trước");
    shop.client.answer(createOrder, orderAnswer);
    await userEvent.click(await placeButton());
    await waitFor(() => expect(shop.visited).toHaveLength(1));
    expect(shop.client.inputs(createOrder)[1]?.body.cartItemIds).toEqual(["line-other"]);
  });

  it("shows which piece another tab has taken out of the cart", async () => {
    const other = { ...dress, id: "line-other", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const otherLine = { ...quote.lines[0]!, cartItemId: "line-other", variantId: "v2", name: "Váy Hạ" };
    const message = "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.";
    const shop = await openPayment([
      answer(listCartItems, { items: [dress, other] }),
      answer(quoteOrder, { ...quote, lines: [quote.lines[0]!, otherLine] }),
      answer(createOrder, () => refuse(409, message, "CART_CHANGED")),
    ]);
    shop.client.answer(listCartItems, { items: [dress] });
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    await waitFor(() =>
      expect(alert).toHaveTextContent("Váy Hạ đã được tách khỏi đơn. Món này không còn trong giỏ hàng."),
    );
  });

  it.each([
    ["EMAIL_UNPROVEN", ["Xác nhận e-mail", "Xem các đơn đang mở"]],
    ["OPEN_ORDERS_LIMIT", ["Xem các đơn đang mở"]],
  ])("shows the next steps when too many orders are unpaid (%s), and keeps the cart", async (code, ways) => {
    const message = "Bạn đang có 2 đơn trả tiền mặt chưa giao.";
    const shop = await openPayment([answer(createOrder, () => refuse(409, message, code))]);
    const scrolledTo = jest.spyOn(Element.prototype, "scrollIntoView");
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(scrolledTo.mock.contexts).toEqual([alert.parentElement]);
    scrolledTo.mockRestore();
    expect(alert).toHaveTextContent(`${message}Giỏ hàng vẫn còn nguyên.`);
    const links = within(alert).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(ways);
    expect(links.at(-1)).toHaveAttribute("href", "/account/order-history");
    expect(screen.getByText("Đầm lụa Sương Mai")).toBeInTheDocument();
    shop.client.answer(createOrder, orderAnswer);
    await userEvent.click(await placeButton());
    await waitFor(() => expect(shop.visited).toHaveLength(1));
  });

  it("shows why when nothing is left to order, keeps the cart and leads to other dates", async () => {
    const message = "Đầm lụa Sương Mai: vừa có người thuê trong những ngày bạn chọn.";
    const shop = await openPayment([answer(createOrder, () => refuse(409, message, "DATE_TAKEN"))]);
    shop.client.answer(listCartItems, { items: [{ ...dress, available: false, unavailableReason: "Hết." }] });
    await userEvent.click(await placeButton());
    expect(await screen.findByRole("heading", { level: 1, name: "Chưa đặt được hàng" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("link", { name: /^Chọn ngày khác/ })).toHaveAttribute("href", "/checkout#doi-ngay");
  });

  it("points to the orders when another window has ordered everything in the cart", async () => {
    const message = "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.";
    const shop = await openPayment([answer(createOrder, () => refuse(409, message, "CART_CHANGED"))]);
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${message} Có thể đơn đã được đặt: bạn xem Lịch sử đơn hàng nhé.`);
    expect(screen.getByRole("link", { name: "Lịch sử đơn hàng" })).toHaveAttribute("href", "/account/order-history");
  });

  it("does not say that the cart is unchanged after CART_CHANGED", async () => {
    const message = "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.";
    await openPayment([answer(createOrder, () => refuse(409, message, "CART_CHANGED"))]);
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${message}Bạn xem lại đơn rồi bấm Đặt hàng lần nữa.`);
  });

  it("offers a guest without lines to sign in, also after their session has ended with an order under way", async () => {
    const shop = await openPayment([answer(createOrder, () => refuse(401, "Bạn chưa đăng nhập."))]);
    await userEvent.click(await placeButton());
    shop.client.answer(listCartItems, { items: [] });
    await shop.staysGuest();
    await act(async () => void shop.store.dispatch(cartRequested()));
    expect(await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Đăng nhập" });
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fcheckout%2Fpayment");
  });

  it("shows that it works on it, and takes no second press meanwhile", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await openPayment([answer(createOrder, () => reply.promise)]);
    await userEvent.click(await placeButton());
    const busy = await placeButton();
    expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy);
    reply.resolve(orderAnswer);
    await waitFor(() => expect(shop.visited).toHaveLength(1));
    expect(shop.client.inputs(createOrder)).toHaveLength(1);
  });

  it("does not call the cart empty whose lines an order under way has taken", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await openPayment([answer(createOrder, () => reply.promise)]);
    await userEvent.click(await placeButton());
    shop.client.answer(listCartItems, { items: [] });
    act(() => void shop.store.dispatch(cartRequested()));
    await waitFor(() => expect(getLines(shop.state())).toEqual([]));
    expect(screen.queryByRole("heading", { name: "Chưa có món nào để đặt" })).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Đang chuẩn bị đơn của bạn");
    reply.resolve(orderAnswer);
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/success/TT261201ABCDEF"]));
  });

  it("keeps an order under way for a shopper who goes to the cart and back", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await openPayment([answer(createOrder, () => reply.promise)]);
    await userEvent.click(await placeButton());
    cleanup();
    await shop.open(cartPage);
    cleanup();
    await shop.open(paymentPage);
    expect(await placeButton()).toHaveAttribute("aria-busy", "true");
    reply.resolve(orderAnswer);
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/success/TT261201ABCDEF"]));
    expect(shop.client.inputs(createOrder)).toHaveLength(1);
  });

  it.each([
    ["with lines left", [bag]],
    ["without lines", []],
  ])("leads from a cart %s to the order that was placed after the shopper had left the page", async (_, left) => {
    const reply = later<typeof orderAnswer>();
    const shop = await openPayment([answer(createOrder, () => reply.promise)]);
    await userEvent.click(await placeButton());
    cleanup();
    await shop.open(cartPage);
    shop.client.answer(listCartItems, { items: left });
    reply.resolve(orderAnswer);
    await waitFor(() => expect(getLines(shop.state())).toEqual(left));
    expect(await screen.findByText("Đơn TT261201ABCDEF của bạn đã được đặt.")).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Xem đơn hàng" });
    expect(link).toHaveAttribute("href", "/checkout/success/TT261201ABCDEF");
    expect(shop.visited).toEqual([]);
    cleanup();
    shop.client.answer(getOrder, orderAnswer.order);
    await shop.open(successPage, { orderId: "TT261201ABCDEF" });
    cleanup();
    await shop.open(cartPage);
    expect(screen.queryByText(/của bạn đã được đặt/)).not.toBeInTheDocument();
  });

  it("leads from the cart to the payment of an order placed after the shopper had left, and opens no gateway", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await openPayment([answer(createOrder, () => reply.promise)]);
    await userEvent.click(await placeButton());
    cleanup();
    shop.client.answer(getOrder, unpaidOrder);
    await shop.open(cartPage);
    reply.resolve({ order: unpaidOrder, payment: momoPayment });
    expect(await screen.findByText("Đơn TT261201ABCDEF của bạn đang chờ thanh toán.")).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Thanh toán tiếp" });
    expect(link).toHaveAttribute("href", "/checkout/payment/TT261201ABCDEF");
    expect(getPaying(shop.state())?.fresh).toBe(false);
  });

  it("goes where an order that has to be paid is paid", async () => {
    const shop = await openPayment([
      answer(createOrder, {
        order: { ...orderAnswer.order, status: "NOT_PAID" },
        payment: orderAnswer.payment,
      }),
    ]);
    await userEvent.click(await placeButton());
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/payment/TT261201ABCDEF"]));
  });
});
