import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { cartRequested } from "../../features/cart/slice.ts";
import { bag, changedLine, dress, quote } from "../../testing/fixtures.ts";
import { dressAnswers, openPayment, placeButton } from "../../testing/open-payment.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartPage } from "../cart/page.ts";
import { paymentPage } from "./page.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("the payment page", () => {
  it("lets a guest sign in where they are and goes on with the same order", async () => {
    const shop = openShop(dressAnswers);
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
    const shop = openShop([...dressAnswers, answer(listCartItems, { items: [dress] })]);
    await shop.staysGuest();
    await shop.open(paymentPage);
    shop.client.answer(listCartItems, { items: [{ ...bag, waiting: true }, dress] });
    await shop.signIn();
    await shop.chooseAddress("address-1");
    expect(await screen.findByText(/^Giỏ của tài khoản còn 1 món từ trước/)).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrder).at(-1)?.body.cartItemIds).toEqual([dress.id]);
  });

  it("shows the server's lines and sums, and the terms before the button", async () => {
    await openPayment();
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
    await openPayment([answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, ownMemberPrice: true }] })]);
    expect(await screen.findByText("Giá riêng của món này")).toBeInTheDocument();
  });

  it("shows the terms of a purchase where nothing is rented", async () => {
    const bought = { ...quote.lines[0]!, type: "sale" as const, dateFrom: null, dateTo: null, period: null };
    await openPayment([answer(quoteOrder, { ...quote, lines: [bought] })]);
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
    await openPayment();
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
    await openPayment([answer(quoteOrder, { ...quote, paymentTypes })]);
    expect(await screen.findByRole("radio", { name: /Ví MoMo .+ Tối đa 50.000.000\s₫ mỗi lần\./ })).toBeEnabled();
    expect(screen.getAllByRole("radio", { name: /Tối đa/ })).toHaveLength(1);
  });

  it("keeps the focus at the order when a line is left out of it", async () => {
    const other = { ...dress, id: "line-other", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const gone = { ...quote.lines[0]!, cartItemId: "line-other", variantId: "v2", name: "Váy Hạ", available: false };
    const shop = await openPayment([
      answer(listCartItems, { items: [dress, other] }),
      answer(quoteOrder, { ...quote, lines: [quote.lines[0]!, gone] }),
    ]);
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(await screen.findByRole("button", { name: "Bỏ Váy Hạ khỏi đơn" }));
    await waitFor(() => expect(screen.queryByText("Váy Hạ")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: "Đơn của bạn" })).toHaveFocus();
  });

  it("takes the focus to what is left when the last line is left out", async () => {
    await openPayment([answer(quoteOrder, { ...quote, lines: [{ ...quote.lines[0]!, available: false }] })]);
    await userEvent.click(await screen.findByRole("button", { name: "Bỏ Đầm lụa Sương Mai khỏi đơn" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });

  it("offers a retry when the sums failed to load, and keeps the typed values", async () => {
    const shop = await openPayment([answer(quoteOrder, () => refuse(500, "Máy chủ đang bận."))]);
    await userEvent.type(screen.getByRole("textbox", { name: /Ghi chú/ }), "Gọi trước");
    expect(await screen.findByRole("alert")).toHaveTextContent("Máy chủ đang bận.");
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await placeButton()).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Đơn của bạn" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: /Ghi chú/ })).toHaveValue("Gọi trước");
  });

  it("shows which price differs from the cart's, before anything is pressed", async () => {
    const shop = openShop(dressAnswers);
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
    const shop = openShop([...dressAnswers, answer(updateCartItem, changedLine(two))]);
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

  it("warns of a piece that was taken since the cart, until the shopper leaves it out", async () => {
    const other = { ...dress, id: "line-other", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const gone = { ...quote.lines[0]!, cartItemId: "line-other", variantId: "v2", name: "Váy Hạ", available: false };
    const shop = openShop([...dressAnswers, answer(listCartItems, { items: [dress, other] })]);
    await shop.signIn();
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("link", { name: "Tiến hành đặt 2 món" }));
    cleanup();
    shop.client.answer(quoteOrder, { ...quote, lines: [quote.lines[0]!, gone] });
    await shop.open(paymentPage);
    expect(await screen.findByText("Đơn đã khác so với giỏ hàng bạn vừa xem")).toBeInTheDocument();
    shop.client.answer(quoteOrder, quote);
    await userEvent.click(screen.getByRole("button", { name: "Bỏ Váy Hạ khỏi đơn" }));
    await waitFor(() => expect(screen.queryByText("Váy Hạ")).not.toBeInTheDocument());
    expect(screen.queryByText("Đơn đã khác so với giỏ hàng bạn vừa xem")).not.toBeInTheDocument();
  });

  it("keeps the warning of a changed price when the same prices are announced again", async () => {
    const member = { percentDiscount: 20, extendDay: 3, items: [] };
    const shop = openShop(dressAnswers);
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
    const shop = await openPayment();
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
    const shop = await openPayment([answer(quoteOrder, { ...quote, wallet })]);
    const box = await screen.findByRole("checkbox", { name: "Dùng số dư ví" });
    expect(screen.getByText(/Ví đang có 2.000.000/)).toBeInTheDocument();
    shop.client.answer(quoteOrder, { ...quote, wallet: { ...wallet, used: 1_430_000 }, payable: 0 });
    await userEvent.click(box);
    expect(await screen.findByText(/Ví trả hết đơn này/)).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrder).at(-1)?.body).toMatchObject({ useWallet: true });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Còn phải trả").nextElementSibling).toHaveTextContent("0 ₫");
  });

  it("shows what the wallet pays, and what is left to pay another way", async () => {
    const wallet = { balance: 500_000, used: 500_000 };
    await openPayment([answer(quoteOrder, { ...quote, wallet, payable: 930_000 })]);
    expect(await screen.findByText(/^Ví trả 500\.000\s₫, còn lại 930\.000\s₫ trả theo cách/)).toBeInTheDocument();
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    expect(screen.getByText("Còn phải trả").nextElementSibling).toHaveTextContent("930.000 ₫");
  });

  it("takes the focus to the order that is loaded after a failure, and later leaves it where it is", async () => {
    const shop = await openPayment([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.client.answer(listCartItems, { items: [dress] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Thanh toán" })).toHaveFocus();
    const note = screen.getByRole("textbox", { name: /Ghi chú/ });
    note.focus();
    await act(async () => void shop.store.dispatch(cartRequested()));
    expect(note).toHaveFocus();
  });

  it("takes the focus to an empty cart that is loaded after a failure", async () => {
    const shop = await openPayment([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Chưa có món nào để đặt" });
    expect(document.activeElement).toContainElement(heading);
    expect(document.body).not.toHaveFocus();
  });

  it("leads back to the cart when there is nothing to order", async () => {
    await openPayment([answer(listCartItems, { items: [] })]);
    expect(screen.getByRole("link", { name: "Về giỏ hàng" })).toHaveAttribute("href", "/checkout");
  });
});
