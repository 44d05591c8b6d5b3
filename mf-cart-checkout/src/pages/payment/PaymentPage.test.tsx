import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { getLines } from "../../features/cart/selectors.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { getPaying } from "../../features/paying/slice.ts";
import { bag, changedLine, dress, momoPayment, orderAnswer, quote, unpaidOrder } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartPage } from "../cart/page.ts";
import { successPage } from "../success/page.ts";
import { paymentPage } from "./page.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const answers = [
  answer(listCartItems, { items: [dress] }),
  answer(quoteOrder, quote),
  answer(createOrder, orderAnswer),
];
const placeButton = () => screen.findByRole("button", { name: /Đặt hàng/ });

async function customerShop(more: readonly Answer[] = []) {
  const shop = openShop([...answers, ...more]);
  await shop.signIn();
  await shop.chooseAddress("address-1");
  await shop.open(paymentPage);
  return shop;
}

describe("the payment page", () => {
  it("lets a guest sign in where they are and goes on with the same order", async () => {
    const shop = openShop(answers);
    await shop.staysGuest();
    await shop.open(paymentPage);
    expect(screen.getByText("[checkout.sign-in@1]")).toBeInTheDocument();
    expect(await screen.findByText("Đăng nhập hoặc đăng ký để đặt hàng.")).toBeInTheDocument();
    await shop.signIn();
    expect(await screen.findByText("[checkout.address@1]")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Giao đến" })).toHaveFocus();
    expect(await placeButton()).toBeInTheDocument();
  });

  it("orders what a guest chose and shows the lines the account's cart held", async () => {
    const shop = openShop([...answers, answer(listCartItems, { items: [dress] })]);
    await shop.staysGuest();
    await shop.open(paymentPage);
    shop.client.answer(listCartItems, { items: [{ ...bag, waiting: true }, dress] });
    await shop.signIn();
    await shop.chooseAddress("address-1");
    expect(await screen.findByText(/^Giỏ của tài khoản còn 1 món từ trước/)).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrder).at(-1)?.body.cartItemIds).toEqual([dress.id]);
  });

  it("shows the server's lines and sums, and the terms before the button", async () => {
    await customerShop();
    const panel = within(screen.getByRole("region", { name: "Đơn của bạn" }));
    expect(await panel.findByText("Đầm lụa Sương Mai")).toBeInTheDocument();
    expect(panel.getByText("Ngày mặc: 10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(panel.getByText("Giao Thứ Tư 09/12, nhận lại Chủ Nhật 13/12")).toBeInTheDocument();
    expect(panel.getByText("hoàn lại").closest("div")).toHaveTextContent("800.000 ₫");
    expect(panel.getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.430.000 ₫");
    const terms = panel.getByRole("region", { name: "Huỷ đơn và trả muộn" });
    expect(terms).toHaveTextContent("Huỷ trước ngày giao từ 10 ngày: hoàn toàn bộ tiền thuê và phí giao nhận.");
    expect(terms).toHaveTextContent("Huỷ trước ngày giao từ 2 đến 9 ngày: hoàn 70% tiền thuê và phí giao nhận.");
    expect(terms).toHaveTextContent(
      "Cửa hàng huỷ đơn, hoặc tới ngày mặc mà đồ vẫn chưa được giao: bạn nhận lại toàn bộ",
    );
    expect(terms).toHaveTextContent("Trả muộn: mỗi ngày sau ngày trả tính 20% giá thuê một ngày của món");
    expect(terms).toHaveTextContent("Cần trả muộn");
    expect(terms.compareDocumentPosition(await placeButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("names a piece's own member price", async () => {
    await customerShop([answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, ownMemberPrice: true }] })]);
    expect(await screen.findByText("Giá riêng của món này")).toBeInTheDocument();
  });

  it("shows the terms of a purchase where nothing is rented", async () => {
    const bought = { ...quote.lines[0]!, type: "sale" as const, dateFrom: null, dateTo: null, period: null };
    await customerShop([answer(quoteOrder, { ...quote, lines: [bought] })]);
    const terms = await screen.findByRole("region", { name: "Huỷ đơn" });
    expect(
      within(terms)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Huỷ trước lúc giao: hoàn toàn bộ tiền mua và phí giao nhận.",
      "Cửa hàng huỷ đơn: bạn nhận lại toàn bộ số tiền đã trả.",
    ]);
  });

  it("offers six payment methods, and shows which are closed", async () => {
    await customerShop();
    await screen.findByText("Đầm lụa Sương Mai");
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    expect(screen.getByRole("radio", { name: /Tiền mặt khi nhận/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Ví MoMo Ví MoMo nhận tối đa 50.000.000 ₫/ })).toBeDisabled();
  });

  it("shows what an open way takes at once", async () => {
    const paymentTypes = quote.paymentTypes.map((one) => ({
      ...one,
      available: true,
      most: { momo: 50_000_000, atm: 999_999_999 }[one.type as string] ?? null,
    }));
    await customerShop([answer(quoteOrder, { ...quote, paymentTypes })]);
    expect(await screen.findByRole("radio", { name: /Ví MoMo .+ Tối đa 50.000.000\s₫ mỗi lần\./ })).toBeEnabled();
    expect(screen.getAllByRole("radio", { name: /Tối đa/ })).toHaveLength(1);
  });

  it("places the order and goes to its page", async () => {
    const shop = await customerShop();
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
    const shop = await customerShop();
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
    const shop = await customerShop();
    await shop.chooseAddress(null);
    await userEvent.click(await placeButton());
    await shop.staysGuest();
    await shop.signIn("another");
    expect(screen.getByRole("heading", { name: "Giao đến" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows that the payment method is closed when the button is pressed with it, and leads there", async () => {
    const shop = await customerShop();
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
    const shop = await customerShop([
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

  it.each([
    ["EMAIL_UNPROVEN", ["Xác nhận e-mail", "Xem các đơn đang mở"]],
    ["OPEN_ORDERS_LIMIT", ["Xem các đơn đang mở"]],
  ])("shows the next steps when too many orders are unpaid (%s), and keeps the cart", async (code, ways) => {
    const message = "Bạn đang có 2 đơn trả tiền mặt chưa giao.";
    const shop = await customerShop([answer(createOrder, () => refuse(409, message, code))]);
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
    const shop = await customerShop([answer(createOrder, () => refuse(409, message, "DATE_TAKEN"))]);
    shop.client.answer(listCartItems, { items: [{ ...dress, available: false, unavailableReason: "Hết." }] });
    await userEvent.click(await placeButton());
    expect(await screen.findByRole("heading", { level: 1, name: "Chưa đặt được hàng" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("link", { name: /^Chọn ngày khác/ })).toHaveAttribute("href", "/checkout#doi-ngay");
  });

  it("points to the orders when another window has ordered everything in the cart", async () => {
    const message = "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.";
    const shop = await customerShop([answer(createOrder, () => refuse(409, message, "CART_CHANGED"))]);
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${message} Có thể đơn đã được đặt: bạn xem Lịch sử đơn hàng nhé.`);
    expect(screen.getByRole("link", { name: "Lịch sử đơn hàng" })).toHaveAttribute("href", "/account/order-history");
  });

  it("does not say that the cart is unchanged after CART_CHANGED", async () => {
    const message = "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.";
    await customerShop([answer(createOrder, () => refuse(409, message, "CART_CHANGED"))]);
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`${message}Bạn xem lại đơn rồi bấm Đặt hàng lần nữa.`);
  });

  it("offers a guest without lines to sign in, also after their session has ended with an order under way", async () => {
    const shop = await customerShop([answer(createOrder, () => refuse(401, "Bạn chưa đăng nhập."))]);
    await userEvent.click(await placeButton());
    shop.client.answer(listCartItems, { items: [] });
    await shop.staysGuest();
    await act(async () => void shop.store.dispatch(cartRequested()));
    expect(await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Đăng nhập" });
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fcheckout%2Fpayment");
  });

  it("keeps the focus at the order when a line is left out of it", async () => {
    const other = { ...dress, id: "line-other", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const gone = { ...quote.lines[0]!, cartItemId: "line-other", variantId: "v2", name: "Váy Hạ", available: false };
    const shop = await customerShop([
      answer(listCartItems, { items: [dress, other] }),
      answer(quoteOrder, { ...quote, lines: [quote.lines[0]!, gone] }),
    ]);
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(await screen.findByRole("button", { name: "Bỏ Váy Hạ khỏi đơn" }));
    await waitFor(() => expect(screen.queryByText("Váy Hạ")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: "Đơn của bạn" })).toHaveFocus();
  });

  it("takes the focus to what is left when the last line is left out", async () => {
    await customerShop([answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, available: false }] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Bỏ Đầm lụa Sương Mai khỏi đơn" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });

  it("shows that it works on it, and takes no second press meanwhile", async () => {
    const reply = later<typeof orderAnswer>();
    const shop = await customerShop([answer(createOrder, () => reply.promise)]);
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
    const shop = await customerShop([answer(createOrder, () => reply.promise)]);
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
    const shop = await customerShop([answer(createOrder, () => reply.promise)]);
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
    const shop = await customerShop([answer(createOrder, () => reply.promise)]);
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
    const shop = await customerShop([answer(createOrder, () => reply.promise)]);
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

  it("offers a retry when the sums failed to load, and keeps the typed values", async () => {
    const shop = await customerShop([answer(quoteOrder, () => refuse(500, "Máy chủ đang bận."))]);
    await userEvent.type(screen.getByRole("textbox", { name: /Ghi chú/ }), "Gọi trước");
    expect(await screen.findByRole("alert")).toHaveTextContent("Máy chủ đang bận.");
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await placeButton()).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Đơn của bạn" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: /Ghi chú/ })).toHaveValue("Gọi trước");
  });

  it("shows which price differs from the cart's, before anything is pressed", async () => {
    const shop = openShop(answers);
    await shop.signIn();
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("link", { name: "Tiến hành đặt 1 món" }));
    cleanup();
    const dearer = { ...quote, lines: [{ ...quote.lines[0]!, total: 660_000 }] };
    shop.client.answer(quoteOrder, dearer);
    await shop.open(paymentPage);
    const notice = await screen.findByText("Đơn đã khác so với giỏ hàng bạn vừa xem");
    expect(notice.parentElement).toHaveTextContent("Đầm lụa Sương Mai: giá đổi từ 600.000 ₫ thành 660.000 ₫.");
  });

  it("does not warn of what the shopper has changed in the cart since", async () => {
    const two = { ...dress, quantities: 2 };
    const shop = openShop([...answers, answer(updateCartItem, changedLine(two))]);
    await shop.signIn();
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("link", { name: "Tiến hành đặt 1 món" }));
    await userEvent.click(screen.getByRole("button", { name: "Tăng" }));
    cleanup();
    shop.client.answer(listCartItems, { items: [two] });
    shop.client.answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, quantities: 2, total: 1_200_000 }] });
    await shop.open(paymentPage);
    expect(await screen.findByText(/Cỡ M · Kem × 2/)).toBeInTheDocument();
    expect(screen.queryByText("Đơn đã khác so với giỏ hàng bạn vừa xem")).not.toBeInTheDocument();
  });

  it("keeps the warning of a changed price when the same prices are announced again", async () => {
    const member = { percentDiscount: 20, extendDay: 3, items: [] };
    const shop = openShop(answers);
    await shop.signIn();
    await shop.becomesMember(member);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("link", { name: "Tiến hành đặt 1 món" }));
    cleanup();
    shop.client.answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, total: 660_000 }] });
    await shop.open(paymentPage);
    const quotes = shop.client.inputs(quoteOrder).length;
    await shop.becomesMember({ ...member });
    expect(screen.getByText("Đơn đã khác so với giỏ hàng bạn vừa xem")).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrder)).toHaveLength(quotes);
  });

  it("quotes again when the member's prices change, and shows what that changed", async () => {
    const member = { percentDiscount: 20, extendDay: 3, items: [] };
    const shop = await customerShop();
    await shop.becomesMember(member);
    await waitFor(() => expect(shop.client.inputs(quoteOrder).length).toBeGreaterThan(1));
    expect(screen.queryByText("Giá thành viên vừa thay đổi")).not.toBeInTheDocument();
    const dearer = { ...quote, lines: [{ ...quote.lines[0]!, total: 660_000 }] };
    shop.client.answer(quoteOrder, dearer);
    await shop.becomesMember(null);
    const notice = await screen.findByText("Giá thành viên vừa thay đổi");
    expect(notice.parentElement).toHaveTextContent("Đầm lụa Sương Mai: giá đổi từ 600.000 ₫ thành 660.000 ₫.");
  });

  it("offers the wallet where there is something in it, and no other way where it pays all", async () => {
    const wallet = { balance: 2_000_000, used: 0 };
    const shop = await customerShop([answer(quoteOrder, { ...quote, wallet })]);
    const box = await screen.findByRole("checkbox", { name: "Dùng số dư ví" });
    expect(screen.getByText(/Ví đang có 2.000.000/)).toBeInTheDocument();
    shop.client.answer(quoteOrder, { ...quote, wallet: { ...wallet, used: 1_430_000 }, payable: 0 });
    await userEvent.click(box);
    expect(await screen.findByText(/Ví trả hết đơn này/)).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrder).at(-1)?.body).toMatchObject({ useWallet: true });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Còn phải trả").nextElementSibling).toHaveTextContent("0 ₫");
  });

  it("goes where an order that has to be paid is paid", async () => {
    const shop = await customerShop([
      answer(createOrder, {
        order: { ...orderAnswer.order, status: "NOT_PAID" },
        payment: orderAnswer.payment,
      }),
    ]);
    await userEvent.click(await placeButton());
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/payment/TT261201ABCDEF"]));
  });

  it("takes the focus to the order that is loaded after a failure, and later leaves it where it is", async () => {
    const shop = await customerShop([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.client.answer(listCartItems, { items: [dress] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Thanh toán" })).toHaveFocus();
    const note = screen.getByRole("textbox", { name: /Ghi chú/ });
    note.focus();
    await act(async () => void shop.store.dispatch(cartRequested()));
    expect(note).toHaveFocus();
  });

  it("takes the focus to an empty cart that is loaded after a failure", async () => {
    const shop = await customerShop([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });

  it("leads back to the cart when there is nothing to order", async () => {
    await customerShop([answer(listCartItems, { items: [] })]);
    expect(screen.getByRole("link", { name: "Về giỏ hàng" })).toHaveAttribute("href", "/checkout");
  });
});
