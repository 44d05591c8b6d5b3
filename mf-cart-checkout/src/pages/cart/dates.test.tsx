import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { bag, changedLine, dress } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartPage } from "./page.ts";

afterEach(() => sessionStorage.clear());

const lineOf = (name: string) => within(screen.getByRole("link", { name }).closest("li")!);

describe("changing dates", () => {
  const availability = {
    invalidDates: [{ dateFrom: "2026-12-15", dateTo: "2026-12-16", reason: "Đã có người thuê" as const }],
    firstDate: "2026-12-02",
    lastDate: "2027-12-01",
    maxDays: 30,
  };
  const day = (name: RegExp) => screen.findByRole("button", { name });

  it("opens a calendar in place, shows the new price, saves, and gives the focus back", async () => {
    const shop = openShop([
      answer(listInvalidDates, availability),
      answer(updateCartItem, ({ body }) => changedLine({ ...dress, ...body }, bag)),
    ]);
    await shop.open(cartPage);
    const toggle = screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(shop.client.inputs(listInvalidDates)).toEqual([
      { body: { variantId: "variant-dress", quantities: 1, cartItemId: "line-dress" } },
    ]);
    expect(screen.getByRole("region", { name: "Ngày mặc mới cho Đầm lụa Sương Mai" })).toHaveFocus();
    expect(await day(/15\/12\/2026/)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await day(/20\/12\/2026/));
    expect(screen.getByText("Tiền thuê mới: 500.000 ₫")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Lưu ngày này" }));
    expect(shop.client.inputs(updateCartItem).map(({ body }) => body)).toEqual([
      { id: "line-dress", dateFrom: "2026-12-20", dateTo: "2026-12-20" },
    ]);
    expect(toggle).toHaveFocus();
    expect(lineOf("Đầm lụa Sương Mai").getByText(/19\/12\/2026 – 21\/12\/2026/)).toBeInTheDocument();
  });

  it("names a piece's own member price beside the new one", async () => {
    const shop = openShop([answer(listInvalidDates, availability)]);
    await shop.open(cartPage);
    const items = [{ productId: dress.productId, membershipRentalPrice: 300_000 }];
    await shop.becomesMember({ percentDiscount: 20, extendDay: 3, items });
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    await userEvent.click(await day(/20\/12\/2026/));
    expect(screen.getByText("Tiền thuê mới: 300.000 ₫ · Giá riêng của món này")).toBeInTheDocument();
  });

  it("leaves the focus in the calendar of another line that was opened instead", async () => {
    const skirt = { ...dress, id: "line-skirt", variantId: "v2", product: { ...dress.product, name: "Váy Hạ" } };
    const items = [dress, skirt];
    await openShop([answer(listCartItems, { items }), answer(listInvalidDates, availability)]).open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Váy Hạ" }));
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(screen.getByRole("region", { name: "Ngày mặc mới cho Đầm lụa Sương Mai" })).toHaveFocus();
  });

  it("asks for the days again on which more pieces are free", async () => {
    const shop = openShop([
      answer(listInvalidDates, ({ body }) => ({
        ...availability,
        invalidDates: body.quantities === 1 ? [] : availability.invalidDates,
      })),
      answer(updateCartItem, ({ body }) =>
        body.id === bag.id ? changedLine({ ...bag, ...body }, dress) : changedLine({ ...dress, ...body }, bag),
      ),
    ]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(await day(/15\/12\/2026/)).not.toHaveAttribute("aria-disabled", "true");
    // Another line's quantity changes none of this line's days.
    await userEvent.click(lineOf("Túi cói Hạ").getByRole("button", { name: "Tăng" }));
    expect(shop.client.inputs(listInvalidDates)).toHaveLength(1);
    await userEvent.click(lineOf("Đầm lụa Sương Mai").getByRole("button", { name: "Tăng" }));
    await waitFor(async () => expect(await day(/15\/12\/2026/)).toHaveAttribute("aria-disabled", "true"));
    expect(shop.client.inputs(listInvalidDates).map(({ body }) => body.quantities)).toEqual([1, 2]);
  });

  it("has today's date in a cart that is open over midnight", async () => {
    const shop = openShop([answer(listInvalidDates, availability)], () => new Date("2026-12-01T17:30:00Z"));
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(await day(/, 2\/12\/2026, hôm nay/)).toBeInTheDocument();
  });

  it("closes on Esc and keeps the old dates", async () => {
    const shop = openShop([answer(listInvalidDates, availability)]);
    await shop.open(cartPage);
    const toggle = screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" });
    await userEvent.click(toggle);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toggle).toHaveFocus());
    expect(screen.queryByRole("region", { name: /Ngày mặc mới/ })).not.toBeInTheDocument();
  });

  it("is closed when the shopper comes back to the cart", async () => {
    const shop = openShop([answer(listInvalidDates, availability)]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(screen.getByRole("region", { name: "Ngày mặc mới cho Đầm lụa Sương Mai" })).toBeInTheDocument();
    cleanup();
    await shop.open(cartPage);
    const toggle = screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("region", { name: /Ngày mặc mới/ })).not.toBeInTheDocument();
  });

  it("offers the nearest free days of the same length for dates that are no longer free", async () => {
    const taken = [{ dateFrom: "2026-12-09", dateTo: "2026-12-13", reason: "Đã có người thuê" as const }];
    const lost = { ...dress, available: false, unavailableReason: "Đã có người thuê trong những ngày này." };
    const shop = openShop([
      answer(listCartItems, { items: [lost, bag] }),
      answer(listInvalidDates, { ...availability, invalidDates: taken }),
      answer(updateCartItem, ({ body }) => changedLine({ ...dress, ...body }, bag)),
    ]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Chọn ngày khác cho Đầm lụa Sương Mai" }));
    await userEvent.click(await screen.findByRole("button", { name: "Gần nhất còn trống: 14/12/2026 – 16/12/2026" }));
    await userEvent.click(screen.getByRole("button", { name: "Lưu ngày này" }));
    expect(shop.client.inputs(updateCartItem)[0]?.body).toMatchObject({ dateFrom: "2026-12-14", dateTo: "2026-12-16" });
  });

  it("offers only ends to which one piece is free from the start", async () => {
    const freeRanges = [
      { dateFrom: "2026-12-06", dateTo: "2026-12-11" },
      { dateFrom: "2026-12-11", dateTo: "2026-12-15" },
    ];
    const shop = openShop([answer(listInvalidDates, { ...availability, invalidDates: [], freeRanges })]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(
      await screen.findByRole("button", { name: "Gần nhất còn trống: 11/12/2026 – 13/12/2026" }),
    ).toBeInTheDocument();
    await userEvent.click(await day(/, 9\/12\/2026/));
    expect(await day(/12\/12\/2026/)).toHaveAccessibleName("Thứ Bảy, 12/12/2026, Bắt đầu lại từ ngày này");
  });

  it("shows when the blocked days failed to load, and offers a retry", async () => {
    const shop = openShop([answer(listInvalidDates, () => refuse(500, "Máy chủ đang bận."))]);
    await shop.open(cartPage);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc Đầm lụa Sương Mai" }));
    expect(await screen.findByText("Máy chủ đang bận.")).toBeInTheDocument();
    shop.client.answer(listInvalidDates, availability);
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await day(/20\/12\/2026/)).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});
