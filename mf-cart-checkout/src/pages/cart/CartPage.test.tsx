import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearOwn } from "@thuot-tha/shared/contracts";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { membershipSaving } from "@thuot-tha/shared/contracts/slots/membership";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { placingChanged } from "../../features/checkout/slice.ts";
import { getPaying } from "../../features/paying/slice.ts";
import { orderLoaded } from "../../features/placed-order/slice.ts";
import { getPutBack, putBackRequested } from "../../features/put-back/slice.ts";
import { bag, changedCart, changedLine, dress, unpaidOrder } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartPage } from "./page.ts";

afterEach(() => sessionStorage.clear());

const lineOf = (name: string) => within(screen.getByRole("link", { name }).closest("li")!);
const summary = () => within(screen.getByRole("region", { name: "Tóm tắt" }));

describe("the cart page", () => {
  it("shows the rental period, the wear dates in words, the price with its rule, and the deposit", async () => {
    await openShop().open(cartPage);
    const line = lineOf("Đầm lụa Sương Mai");
    expect(line.getByText(/09\/12\/2026 – 13\/12\/2026/)).toBeInTheDocument();
    expect(line.getByText("Mặc Thứ Năm 10/12 đến Thứ Bảy 12/12")).toBeInTheDocument();
    expect(line.getByText("Giao Thứ Tư 09/12, nhận lại Chủ Nhật 13/12")).toBeInTheDocument();
    expect(line.getByText("600.000 ₫")).toBeInTheDocument();
    expect(line.getByText("3 ngày: 500.000 ₫ + 2 × 10%")).toBeInTheDocument();
    expect(line.getByText("Cọc 800.000 ₫, hoàn lại")).toBeInTheDocument();
    expect(lineOf("Túi cói Hạ").getByText("315.000 ₫")).toBeInTheDocument();
  });

  it("adds up the chosen lines", async () => {
    await openShop().open(cartPage);
    expect(summary().getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.745.000 ₫");
    await userEvent.click(screen.getByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" }));
    expect(summary().getByText("Tổng cộng").nextElementSibling).toHaveTextContent("345.000 ₫");
    expect(screen.getByRole("link", { name: "Tiến hành đặt 1 món" })).toHaveAttribute("href", "/checkout/payment");
  });

  it("adds the delivery that the operator has set", async () => {
    const shipping = { fee: 45_000, freeFrom: 700_000 };
    const terms = { shipping, rental: { leadDays: 1, maxDays: 30, horizonDays: 365 } };
    await openShop([answer(listCartItems, { items: [bag], terms })]).open(cartPage);
    expect(summary().getByText("Phí giao nhận").nextElementSibling).toHaveTextContent("45.000 ₫");
    expect(summary().getByText("Tổng cộng").nextElementSibling).toHaveTextContent("360.000 ₫");
    expect(summary().getByText("Miễn phí giao nhận cho đơn có tiền hàng từ 700.000 ₫.")).toBeInTheDocument();
  });

  it("leaves lines unticked that the account's cart held before, with a notice", async () => {
    await openShop([answer(listCartItems, { items: [{ ...bag, waiting: true }, dress] })]).open(cartPage);
    expect(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" })).not.toBeChecked();
    expect(summary().getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.430.000 ₫");
    const notice = /^1 món có sẵn trong giỏ của tài khoản đang chờ/;
    expect(screen.getByText(notice)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" }));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(summary().getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.745.000 ₫");
  });

  it("chooses all lines once none but those that waited are left", async () => {
    await openShop([answer(listCartItems, { items: [{ ...bag, waiting: true }] })]).open(cartPage);
    expect(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" })).toBeChecked();
    expect(screen.queryByText(/có sẵn trong giỏ/)).not.toBeInTheDocument();
  });

  it("sets the member's price beside the ordinary one", async () => {
    const shop = openShop();
    await shop.open(cartPage);
    await shop.becomesMember({ percentDiscount: 20, extendDay: 3, items: [] });
    const line = lineOf("Đầm lụa Sương Mai");
    expect(line.getByText("Giá thành viên").parentElement).toHaveTextContent("400.000 ₫");
    expect(line.getByText("Giá thường")).toHaveTextContent("600.000 ₫");
    expect(line.getByText("3 ngày: 400.000 ₫")).toBeInTheDocument();
    expect(summary().getByText("Tiền thuê").nextElementSibling).toHaveTextContent("600.000 ₫");
    expect(summary().getByText("Ưu đãi thành viên").nextElementSibling).toHaveTextContent("−200.000 ₫");
  });

  it("shows another quantity at once, and takes it back with the reason when it is refused", async () => {
    const reply = later<never>();
    const shop = openShop([answer(updateCartItem, () => reply.promise)]);
    await shop.open(cartPage);
    const line = lineOf("Đầm lụa Sương Mai");
    await userEvent.click(line.getByRole("button", { name: "Tăng" }));
    expect(line.getByText("1.200.000 ₫")).toBeInTheDocument();
    expect(line.getByText("3 ngày: 2 × (500.000 ₫ + 2 × 10%)")).toBeInTheDocument();
    await reply.reject(new Error("no"));
    await line.findByText("600.000 ₫");
    expect(line.getByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
  });

  it("reduces a line of more pieces than are free to what is free, in one step", async () => {
    const reason = "Không còn đủ 5 chiếc trong những ngày này.";
    const many = { ...dress, quantities: 5, maxQuantities: 3, available: false, unavailableReason: reason };
    const shop = openShop([
      answer(listCartItems, { items: [many] }),
      answer(updateCartItem, ({ body }) => changedLine({ ...dress, ...body })),
    ]);
    await shop.open(cartPage);
    await userEvent.click(lineOf("Đầm lụa Sương Mai").getByRole("button", { name: "Giảm" }));
    expect(shop.client.inputs(updateCartItem).map(({ body }) => body)).toEqual([{ id: dress.id, quantities: 3 }]);
  });

  it.each([
    ["to buy fewer pieces while some are left", 3, 2, "Bạn bớt số lượng hoặc xoá món này để đặt phần còn lại."],
    ["to remove the line when nothing is left", 1, 0, "Bạn xoá món này để đặt phần còn lại."],
  ])("advises %s", async (_advice, quantities, maxQuantities, sentence) => {
    const lacking = { ...bag, quantities, maxQuantities, available: false, unavailableReason: "Không đủ hàng." };
    const shop = openShop([answer(listCartItems, { items: [lacking] })]);
    await shop.open(cartPage);
    expect(screen.getByText(`Không đủ hàng. ${sentence}`)).toBeInTheDocument();
  });

  it("deletes a line, announces it, and keeps the focus near", async () => {
    const shop = openShop([answer(removeCartItems, changedCart(bag))]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    expect(screen.queryByRole("link", { name: "Đầm lụa Sương Mai" })).not.toBeInTheDocument();
    expect(await screen.findByText("Đã xoá 1 món khỏi giỏ.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Giỏ hàng 1 món" })).toHaveFocus();
  });

  it("puts a deleted line back as it was", async () => {
    const again = { ...dress, id: "line-again" };
    const shop = openShop([
      answer(removeCartItems, changedCart(bag)),
      answer(addCartItem, { ...changedCart(again, bag), item: again }),
    ]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    await userEvent.click(await screen.findByRole("button", { name: "Hoàn tác" }));
    expect(await screen.findByRole("link", { name: "Đầm lụa Sương Mai" })).toBeInTheDocument();
    expect(shop.client.inputs(addCartItem)).toMatchObject([
      {
        body: {
          variantId: "variant-dress",
          type: "rental",
          quantities: 1,
          dateFrom: "2026-12-10",
          dateTo: "2026-12-12",
        },
      },
    ]);
    expect(screen.getByText("Đã trả 1 món về giỏ.")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" })).toBeChecked();
  });

  it("offers the last line back in an empty cart, and shows why it cannot return", async () => {
    const shop = openShop([
      answer(listCartItems, { items: [dress] }),
      answer(removeCartItems, changedCart()),
      answer(addCartItem, () => refuse(409, "Đã có người thuê trong những ngày này.")),
    ]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(await screen.findByRole("button", { name: "Hoàn tác" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Đầm lụa Sương Mai: Đã có người thuê trong những ngày này.");
    shop.client.answer(addCartItem, changedLine({ ...dress, id: "line-again" }));
    await userEvent.click(screen.getByRole("button", { name: "Hoàn tác" }));
    expect(await screen.findByRole("link", { name: "Đầm lụa Sương Mai" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("ticks again only what was ticked when a removal is undone", async () => {
    const again = { ...dress, id: "line-again" };
    await openShop([answer(removeCartItems, changedCart(bag)), answer(addCartItem, changedLine(again, bag))]).open(
      cartPage,
    );
    await userEvent.click(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" }));
    await userEvent.click(screen.getByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    await userEvent.click(await screen.findByRole("button", { name: "Hoàn tác" }));
    expect(await screen.findByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" })).not.toBeChecked();
  });

  it("keeps its lines beside the reason when a change and the request after it get no answer", async () => {
    const shop = openShop([answer(updateCartItem, () => refuse(0, "Network error", "NETWORK"))]);
    await shop.open(cartPage);
    shop.client.answer(listCartItems, () => refuse(0, "Network error", "NETWORK"));
    await userEvent.click(lineOf("Đầm lụa Sương Mai").getByRole("button", { name: "Tăng" }));
    await waitFor(() => expect(shop.client.inputs(listCartItems)).toHaveLength(2));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
    expect(lineOf("Đầm lụa Sương Mai").getByText("600.000 ₫")).toBeInTheDocument();
    expect(lineOf("Túi cói Hạ").getByText("315.000 ₫")).toBeInTheDocument();
  });

  it("keeps the focus on the page as its last line goes and comes back", async () => {
    const again = { ...dress, id: "line-again" };
    const shop = openShop([
      answer(listCartItems, { items: [dress] }),
      answer(removeCartItems, changedCart()),
      answer(addCartItem, { ...changedCart(again), item: again }),
    ]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Xoá Đầm lụa Sương Mai khỏi giỏ" }));
    expect(screen.getByRole("region", { name: "Giỏ của bạn đang trống" })).toHaveFocus();
    const undo = await screen.findByRole("button", { name: "Hoàn tác" });
    await userEvent.tab();
    expect(undo).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: "Giỏ hàng 1 món" })).toHaveFocus();
  });

  it("leaves the focus where it is when another tab has emptied the cart", async () => {
    const shop = openShop();
    await shop.open(cartPage);
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    shop.client.answer(listCartItems, { items: [] });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it("ends at the pieces that are left, and shows how many", async () => {
    const shop = openShop([answer(listCartItems, { items: [{ ...dress, maxQuantities: 1 }, bag] })]);
    await shop.open(cartPage);
    const line = lineOf("Đầm lụa Sương Mai");
    expect(line.getByText("Chỉ còn 1 chiếc cho những ngày này.")).toBeInTheDocument();
    await userEvent.click(line.getByRole("button", { name: "Tăng" }));
    expect(shop.client.inputs(updateCartItem)).toEqual([]);
    expect(line.getByRole("button", { name: "Tăng" })).toHaveAttribute("aria-disabled", "true");
  });

  it("asks for confirmation before it deletes all chosen lines", async () => {
    const shop = openShop([answer(removeCartItems, changedCart())]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Xoá món đã chọn" }));
    expect(shop.client.inputs(removeCartItems)).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Giữ lại" }));
    expect(screen.getByRole("button", { name: "Xoá món đã chọn" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Xoá 2 món khỏi giỏ" }));
    expect(shop.client.inputs(removeCartItems)).toEqual([{ body: { ids: ["line-dress", "line-bag"] } }]);
    expect(screen.getByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem hàng thanh lý" })).toHaveAttribute("href", "/onsale");
  });

  it("leads an empty cart to the order that has taken its lines and awaits payment", async () => {
    const shop = openShop([answer(listCartItems, { items: [] })]);
    shop.store.dispatch(orderLoaded(unpaidOrder));
    await shop.open(cartPage);
    expect(screen.getByText(`Đơn ${unpaidOrder.id} của bạn đang chờ thanh toán.`)).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Thanh toán tiếp" });
    expect(link).toHaveAttribute("href", `/checkout/payment/${unpaidOrder.id}`);
    act(() => void shop.store.dispatch(orderLoaded({ ...unpaidOrder, status: "CONFIRMED" })));
    expect(link).not.toBeInTheDocument();
  });

  it("leads to the order placed after the shopper had left, unless it was cancelled since", async () => {
    const shop = openShop();
    shop.store.dispatch(orderLoaded(unpaidOrder));
    shop.store.dispatch(placingChanged({ is: "placed", orderId: unpaidOrder.id, unpaid: true }));
    await shop.open(cartPage);
    const link = screen.getByRole("link", { name: "Thanh toán tiếp" });
    act(() => void shop.store.dispatch(orderLoaded({ ...unpaidOrder, status: "CANCEL" })));
    expect(link).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(unpaidOrder.id))).not.toBeInTheDocument();
  });

  it("shows no order of the customer before to another one in the same tab", async () => {
    const shop = openShop([answer(listCartItems, { items: [] })]);
    await shop.signIn();
    shop.store.dispatch(orderLoaded(unpaidOrder));
    shop.store.dispatch(putBackRequested({ ...unpaidOrder, lines: [] }));
    await shop.open(cartPage);
    expect(screen.getByText(/đang chờ thanh toán/)).toBeInTheDocument();
    await shop.signIn("u2");
    expect(await screen.findByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeInTheDocument();
    expect(screen.queryByText(/đang chờ thanh toán/)).not.toBeInTheDocument();
    expect(getPaying(shop.state())).toBeNull();
    expect(getPutBack(shop.state())).toBeNull();
  });

  it("ticks the lines of another customer in the same tab, and a guest's choice stays over signing in", async () => {
    const shop = openShop();
    await shop.open(cartPage);
    await shop.staysGuest();
    await userEvent.click(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" }));
    await shop.signIn("u1");
    expect(screen.getByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" })).not.toBeChecked();
    // As the shell does before it announces another customer.
    clearOwn();
    await shop.signIn("u2");
    expect(await screen.findByRole("checkbox", { name: "Chọn Túi cói Hạ để đặt" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" })).toBeChecked();
  });

  it("no longer calls an order unpaid that was cancelled elsewhere", async () => {
    const cancelled = { ...unpaidOrder, status: "CANCEL" as const, tab: "CANCEL" as const };
    const shop = openShop([answer(listCartItems, { items: [] }), answer(getOrder, cancelled)]);
    shop.store.dispatch(orderLoaded(unpaidOrder));
    await shop.open(cartPage);
    expect(screen.getByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeInTheDocument();
    expect(screen.queryByText(/đang chờ thanh toán/)).not.toBeInTheDocument();
  });

  it("passes the chosen lines to the slot that shows what a membership would save", async () => {
    const shop = openShop();
    await shop.open(cartPage);
    expect(screen.getByText("[cart.membership-saving@1]")).toBeInTheDocument();
    expect(shop.slotProps(membershipSaving)).toEqual({
      lines: [
        {
          productId: "product-dress",
          type: "rental",
          quantities: 1,
          rentalPrice: 500_000,
          membershipRentalPrice: 0,
          dateFrom: "2026-12-10",
          dateTo: "2026-12-12",
        },
        expect.objectContaining({ productId: "product-bag", type: "sale", dateFrom: null }),
      ],
    });
    await userEvent.click(screen.getByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" }));
    expect(shop.slotProps(membershipSaving)).toMatchObject({ lines: [{ productId: "product-bag" }] });
  });

  it("marks a line that cannot be ordered, and leaves it out", async () => {
    const taken = { ...dress, available: false, unavailableReason: "Đã có người thuê trong những ngày này." };
    await openShop([answer(listCartItems, { items: [taken, bag] })]).open(cartPage);
    expect(lineOf("Đầm lụa Sương Mai").getByText(/Đã có người thuê/)).toHaveTextContent("đổi ngày hoặc xoá");
    expect(screen.getByRole("checkbox", { name: "Chọn Đầm lụa Sương Mai để đặt" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Tiến hành đặt 1 món" })).toBeInTheDocument();
  });

  it("shows why there is no cart, and loads it again", async () => {
    const shop = openShop([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    await shop.open(cartPage);
    expect(screen.getByRole("alert")).toHaveTextContent("Máy chủ đang bận.");
    shop.client.answer(listCartItems, { items: [bag] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("link", { name: "Túi cói Hạ" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Giỏ hàng 1 món" })).toHaveFocus();
  });

  it("takes the focus to an empty cart that is loaded after a failure", async () => {
    const shop = openShop([answer(listCartItems, () => refuse(500, "Máy chủ đang bận."))]);
    await shop.open(cartPage);
    shop.client.answer(listCartItems, { items: [] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("region", { name: "Giỏ của bạn đang trống" })).toHaveFocus();
  });
});
