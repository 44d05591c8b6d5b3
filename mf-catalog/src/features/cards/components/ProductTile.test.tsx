import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { favoriteSet, favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sampleCard } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { ProductGrid } from "./ProductGrid.tsx";

type Reply = Awaited<ReturnType<Parameters<typeof favoriteSet.answer>[1]>>;

function setUp(reply: Reply) {
  const test = runCatalog();
  const account = test.as("mf-account");
  const commands: unknown[] = [];
  favoriteSet.answer(account, async (payload) => {
    commands.push(payload);
    return reply;
  });
  render(test.around(<ProductGrid products={[sampleCard()]} search="?date-from=2026-12-10&date-to=2026-12-11" />));
  return { test, account, commands, heart: screen.getByRole("button", { name: "Yêu thích Đầm lụa" }) };
}

describe("ProductTile", () => {
  it("carries the wear dates on to the product", () => {
    setUp({ accepted: true, favorite: true });
    expect(screen.getByRole("link", { name: "Đầm lụa" })).toHaveAttribute(
      "href",
      "/product/dam-lua?date-from=2026-12-10&date-to=2026-12-11",
    );
  });

  it("opens the piece in the colour that its list is about", () => {
    const inRed = { ...sampleCard(), color: "Đỏ" };
    const { rerender } = render(runCatalog().around(<ProductGrid products={[inRed]} />));
    const link = () => screen.getByRole("link", { name: "Đầm lụa" });
    expect(link()).toHaveAttribute("href", "/product/dam-lua?color=%C4%90%E1%BB%8F");
    rerender(runCatalog().around(<ProductGrid products={[inRed]} search="?type=rent&size=M" />));
    expect(link()).toHaveAttribute("href", "/product/dam-lua?color=%C4%90%E1%BB%8F&type=rent&size=M");
  });

  it("shows the total of the shopper's days, and a member's as soon as it is known", () => {
    const test = runCatalog();
    const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
    render(test.around(<ProductGrid products={[sampleCard()]} wear={wear} />));
    expect(screen.getByRole("article")).toHaveTextContent("Thuê 3 ngày 420.000 ₫");
    expect(screen.getByRole("article")).not.toHaveTextContent("Giá thành viên");
    const pricing = { percentDiscount: 10, extendDay: 3, items: [] };
    act(() => membershipPricingChanged.emit(test.as("shell"), pricing));
    expect(screen.getByRole("article")).toHaveTextContent("Giá thành viên 315.000 ₫");
    act(() => membershipPricingChanged.emit(test.as("shell"), null));
    expect(screen.getByRole("article")).not.toHaveTextContent("Giá thành viên");
  });

  it("sends the account a command to keep a piece whose heart is pressed", async () => {
    const { heart, commands } = setUp({ accepted: true, favorite: true });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(commands).toEqual([{ productId: "p1", favorite: true }]);
  });

  it("turns back and shows why when the account does not take it", async () => {
    const { heart, test } = setUp({ accepted: false, message: "Danh sách yêu thích đã đầy." });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "false");
    expect(test.notices).toEqual([{ kind: "error", message: "Danh sách yêu thích đã đầy." }]);
  });

  it("shows the account's state, also after a change elsewhere", () => {
    const { heart, account, test } = setUp({ accepted: true, favorite: true });
    act(() => favoritesChanged.emit(account, { ids: ["p1", "p2"] }));
    expect(heart).toHaveAttribute("aria-pressed", "true");
    act(() => favoritesChanged.emit(account, { ids: [] }));
    expect(heart).toHaveAttribute("aria-pressed", "false");
    expect(test.violations).toEqual([]);
  });
});
