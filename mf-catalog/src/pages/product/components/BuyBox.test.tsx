import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { favoriteSet } from "@thuot-tha/shared/contracts/events/favorites";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { answer, refuse } from "@thuot-tha/shared/testing";
import type { Availability } from "../../../features/availability/slice.ts";
import { loadProduct } from "../../../features/product/saga.ts";
import { wholeProduct } from "../../../testing/products.ts";
import { runCatalog } from "../../../testing/shop.ts";
import { BuyBox } from "./BuyBox.tsx";

const product = wholeProduct({
  swatches: [
    { name: "Đỏ", hex: "#a00" },
    { name: "Kem", hex: "#eed" },
  ],
  sizes: ["S", "M"],
  variants: [
    { id: "red-s", size: "S", color: "Đỏ", rentUnits: 2, saleUnits: 0 },
    { id: "red-m", size: "M", color: "Đỏ", rentUnits: 1, saleUnits: 3 },
    { id: "cream-s", size: "S", color: "Kem", rentUnits: 1, saleUnits: 1 },
  ],
});
const reviews = { items: [], pagination: { page: 1, limit: 6, total: 0 }, average: 0, count: 0, histogram: [] };
const calendar = (...invalidDates: Availability["invalidDates"]): Availability => ({
  invalidDates,
  firstDate: "2026-12-03",
  lastDate: "2027-12-01",
  maxDays: 30,
});
const taken = { dateFrom: "2026-12-10", dateTo: "2026-12-11", reason: "Đã có người thuê" } as const;

async function setUp(search = "") {
  const test = runCatalog([
    answer(getProduct, product),
    answer(listProductReviews, reviews),
    answer(listRelatedProducts, { items: [] }),
    answer(listInvalidDates, ({ body }) => (body.variantId === "red-s" ? calendar(taken) : calendar())),
  ]);
  await test.load(loadProduct, { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search });
  const asked: unknown[] = [];
  cartAdd.answer(test.as("mf-cart-checkout"), async (payload) => {
    asked.push(payload);
    return { accepted: true, total: 1 };
  });
  render(test.around(<BuyBox product={product} reviews={reviews} search={search} />));
  await settled();
  return { test, asked };
}
/** Waits until the calendar has loaded. */
const settled = () => act(async () => undefined);
const options = (label: string) =>
  within(screen.getByRole("group", { name: new RegExp(`^${label}`) }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent?.replaceAll("\u00a0", " "));
const size = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}\\s?(Còn|Hết)`) });
const day = (text: string) => screen.getByRole("button", { name: new RegExp(`, ${text}`) });
const add = () => userEvent.click(screen.getByRole("button", { name: "Thêm vào giỏ" }));

beforeEach(() => sessionStorage.clear());

describe("BuyBox", () => {
  it("offers both ways with their price, and each size with what is left of it", async () => {
    await setUp();
    expect(options("Hình thức")).toEqual(["Thuê Lẻ350.000 ₫ / ngày", "Mua ngay1.900.000 ₫"]);
    expect(options("Cỡ")).toEqual(["SCòn 2", "MCòn 1"]);
    await userEvent.click(screen.getByRole("radio", { name: /^Mua ngay/ }));
    expect(options("Cỡ")).toEqual(["SHết", "MCòn 3"]);
    expect(size("S")).toBeDisabled();
    expect(screen.getByRole("button", { name: "Cỡ này hiện đã hết" })).toBeDisabled();
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Chi phí dự kiến" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Kem" }));
    expect(options("Cỡ")).toEqual(["SCòn 1", "MKhông có cỡ này"]);
  });

  it("asks for the days of the size chosen, and tells what they come to as soon as they are", async () => {
    const { test, asked } = await setUp();
    expect(day("10/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
    await userEvent.click(size("M"));
    await settled();
    expect(test.client.inputs(listInvalidDates).at(-1)).toEqual({ body: { variantId: "red-m", quantities: 1 } });
    expect(day("10/12/2026")).not.toHaveAccessibleName(/Đã có người thuê/);
    await userEvent.click(day("10/12/2026"));
    await userEvent.click(day("12/12/2026"));
    expect(screen.getByRole("region", { name: "Chi phí dự kiến" })).toHaveTextContent("2 ngày mặc thêm");
    await add();
    expect(asked).toEqual([
      { variantId: "red-m", type: "rental", quantities: 1, dateFrom: "2026-12-10", dateTo: "2026-12-12" },
    ]);
  });

  it("opens with a size that is free on the days the shopper comes with", async () => {
    await setUp("?date-from=2026-12-10&date-to=2026-12-11");
    expect(size("M")).toBeChecked();
    expect(day("11/12/2026")).toHaveAttribute("aria-pressed", "true");
  });

  it("asks anew when the shopper comes back to the tab after midnight, and keeps what it knows without an answer", async () => {
    const { test } = await setUp();
    test.host.now = () => new Date("2026-12-01T17:00:00Z");
    test.client.answer(listInvalidDates, () => calendar({ ...taken, dateFrom: "2026-12-09" }));
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(day("9/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
    expect(day("2/12/2026")).toHaveAccessibleName(/hôm nay/);
    test.client.answer(listInvalidDates, () => refuse(500, "Máy chủ bận."));
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(day("9/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
  });

  it("opens with the days chosen before in this tab, where the piece is free on them", async () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-14","dateTo":"2026-12-15"}');
    await setUp();
    expect(day("15/12/2026")).toHaveAttribute("aria-pressed", "true");
  });

  it("does not where it is taken then, nor over the days of the link", async () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-11","dateTo":"2026-12-12"}');
    await setUp();
    expect(day("12/12/2026")).toHaveAttribute("aria-pressed", "false");
    cleanup();
    await setUp("?date-from=2026-12-20&date-to=2026-12-20");
    expect(day("20/12/2026")).toHaveAttribute("aria-pressed", "true");
  });

  it("forgets days that are over", async () => {
    await setUp("?date-from=2026-11-29&date-to=2026-12-02");
    expect(screen.getByRole("region", { name: "Chi phí dự kiến" })).toHaveTextContent("Hãy chọn ngày mặc");
  });

  it("opens with buying for who comes from what is on sale", async () => {
    await setUp("?type=sale");
    expect(screen.getByRole("radio", { name: /^Mua ngay/ })).toBeChecked();
    expect(size("M")).toBeChecked();
  });

  it("no longer says what it said of another choice", async () => {
    await setUp();
    await add();
    expect(screen.getByRole("alert")).toHaveTextContent("Hãy chọn ngày mặc trên lịch trước nhé.");
    await userEvent.click(day("14/12/2026"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await add();
    expect(await screen.findByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
    await userEvent.click(day("15/12/2026"));
    expect(screen.queryByText("Đã thêm Đầm lụa vào giỏ.")).not.toBeInTheDocument();
  });

  it("keeps the piece among the favourites at a press of the heart", async () => {
    const { test } = await setUp();
    const asked: unknown[] = [];
    favoriteSet.answer(test.as("mf-account"), async (payload) => {
      asked.push(payload);
      return { accepted: true, favorite: true };
    });
    const heart = screen.getByRole("button", { name: "Yêu thích Đầm lụa" });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(asked).toEqual([{ productId: "p1", favorite: true }]);
  });
});
