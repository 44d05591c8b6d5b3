import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { favoriteSet } from "@thuot-tha/shared/contracts/events/favorites";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { answer, refuse, sampleProduct, translate } from "@thuot-tha/shared/testing";
import type { Availability } from "../../features/availability/slice.ts";
import { loadProduct } from "../../features/product/saga.ts";
import { runCatalog } from "../../testing/shop.ts";
import { ProductPage } from "./ProductPage.tsx";
import { ProductView } from "./ProductView.tsx";

const product = sampleProduct({
  swatches: [
    { name: "Đỏ", hex: "#a00" },
    { name: "Kem", hex: "#eed" },
  ],
  images: [
    { path: "red.svg", alt: "Đầm lụa đỏ", color: "Đỏ" },
    { path: "cream.svg", alt: "Đầm lụa kem", color: "Kem" },
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
/** The small red dress is taken on 10 and 11 December. */
const freeOn = (query: { "date-from": string; "date-to": string }) => {
  const small = query["date-from"] <= taken.dateTo && query["date-to"] >= taken.dateFrom ? 0 : 2;
  return Object.entries({ "red-s": small, "red-m": 1, "cream-s": 0 }).map(([variantId, free]) => ({ variantId, free }));
};

type InvalidDates = Parameters<typeof answer<typeof listInvalidDates>>[1];
type Reply = Awaited<ReturnType<Parameters<typeof cartAdd.answer>[1]>>;
const calendars: InvalidDates = ({ body }) => (body.variantId === "red-s" ? calendar(taken) : calendar());

async function setUp(search = "", invalidDates = calendars, reply: Reply = { accepted: true, total: 1 }) {
  const test = runCatalog([
    answer(getProduct, product),
    answer(listProductReviews, reviews),
    answer(listRelatedProducts, { items: [] }),
    answer(listFreeUnits, ({ query }) => ({ items: freeOn(query) })),
    answer(listInvalidDates, invalidDates),
  ]);
  await test.load(loadProduct, { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search });
  const commands: unknown[] = [];
  cartAdd.answer(test.as("mf-cart-checkout"), async (payload) => {
    commands.push(payload);
    return reply;
  });
  render(test.around(<ProductView product={product} reviews={reviews} search={search} />));
  await settled();
  return { test, commands };
}
/** Waits until the requested data has loaded. */
const settled = () => act(async () => undefined);
const options = (label: string) =>
  within(screen.getByRole("group", { name: new RegExp(`^${label}`) }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent?.replaceAll("\u00a0", " "));
const size = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}\\s?(Còn|Hết|Kín|\\d)`) });
const sheet = () => screen.getByRole("dialog", { name: "Ngày mặc" });
/** jsdom has no popovers, so the test opens the sheet by its event. */
const toggle = async (newState: "open" | "closed") => {
  fireEvent(sheet(), Object.assign(new Event("toggle"), { newState }));
  if (newState === "open") await within(sheet()).findAllByRole("grid");
  await settled();
};
const day = (text: string) => within(sheet()).getByRole("button", { name: new RegExp(`, ${text}`) });
const step = (name: string) => screen.getByRole("button", { name });
const costs = () => screen.getByRole("region", { name: "Chi phí dự kiến" });

beforeEach(() => sessionStorage.clear());

describe("the member's price", () => {
  it("is of the chosen days", async () => {
    const { test } = await setUp("?date-from=2026-12-20&date-to=2026-12-22");
    expect(test.slotProps(membershipPrice)).toMatchObject({ dateFrom: "2026-12-20", dateTo: "2026-12-22" });
  });

  it("is of a day until they are chosen", async () => {
    const { test } = await setUp();
    expect(test.slotProps(membershipPrice)).toMatchObject({ dateFrom: undefined, dateTo: undefined });
  });
});

describe("ProductView", () => {
  it("offers both ways with their price, chooses no size, and counts what there is of each", async () => {
    await setUp();
    expect(options("Hình thức")).toEqual([
      "Thuê LẻChọn lịch thuê: 350.000 ₫ / ngày",
      "Mua ngayMua thanh lý: 1.900.000 ₫",
    ]);
    expect(options("Cỡ")).toEqual(["S2 chiếc", "M1 chiếc"]);
    expect(screen.getByRole("group", { name: "Cỡ: hãy chọn cỡ của bạn" })).toBeInTheDocument();
    expect([size("S"), size("M")].filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: /^Mua ngay/ }));
    expect(options("Cỡ")).toEqual(["SHết", "MCòn 3"]);
    expect(size("S")).toBeDisabled();
    expect(screen.queryByRole("button", { name: /Ngày mặc/ })).not.toBeInTheDocument();
    expect(costs()).toHaveTextContent("Tổng cộng1.900.000");
  });

  it("shows days and total of what is chosen in a page that a translator has changed", async () => {
    await setUp("?date-from=2026-12-20&date-to=2026-12-22");
    await toggle("open");
    translate();
    await userEvent.click(day("24/12"));
    await userEvent.click(day("25/12"));
    expect(screen.getByRole("button", { name: /^Ngày mặc/ })).toHaveTextContent("24/12/2026");
    const bar = step("Chọn cỡ").parentElement;
    expect(bar).toHaveTextContent("1.415.000");
    await userEvent.click(screen.getByRole("radio", { name: /^Mua ngay/ }));
    expect(bar).toHaveTextContent("1.900.000");
  });

  it("writes what is chosen into the address, where the same page finds it again", async () => {
    const { test } = await setUp();
    const { location } = test.host.router;
    expect(location().search).toBe("");
    await userEvent.click(screen.getByRole("radio", { name: /^Mua ngay/ }));
    await userEvent.click(size("M"));
    expect(new URLSearchParams(location().search).toString()).toBe(
      new URLSearchParams({ type: "sale", size: "M", color: "Đỏ" }).toString(),
    );
    const left = location().search;
    cleanup();
    await setUp(left);
    expect(screen.getByRole("radio", { name: /^Mua ngay/ })).toBeChecked();
    expect(size("M")).toBeChecked();
  });

  it("writes the chosen days into the address in place of those of the link", async () => {
    const { test } = await setUp("?date-from=2026-12-14&date-to=2026-12-15");
    await toggle("open");
    await userEvent.click(day("20/12/2026"));
    await userEvent.click(day("21/12/2026"));
    await toggle("closed");
    const { search } = test.host.router.location();
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ type: "rent", color: "Đỏ" },
      ...{ "date-from": "2026-12-20", "date-to": "2026-12-21" },
    });
  });

  it("shows the pictures of the colour chosen, and chooses its only size", async () => {
    await setUp();
    expect(screen.getByRole("img", { name: "Đầm lụa đỏ" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Kem" }));
    expect(screen.getByRole("img", { name: "Đầm lụa kem" })).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: "Đầm lụa đỏ" })).not.toBeInTheDocument();
    expect(options("Cỡ")).toEqual(["S1 chiếc", "MKhông có cỡ này"]);
    expect(size("S")).toBeChecked();
  });

  it("leads to the days, then to the size, then to the cart", async () => {
    const { commands } = await setUp();
    expect(step("Chọn ngày")).toHaveAttribute("popovertarget", sheet().id);
    expect(costs()).toHaveTextContent("Giá cho một ngày mặc.");
    await toggle("open");
    await userEvent.click(day("10/12/2026"));
    await userEvent.click(day("12/12/2026"));
    expect(sheet()).toHaveTextContent("3 ngày mặc: 1.450.000");
    await toggle("closed");
    expect(costs()).toHaveTextContent("2 ngày mặc thêm");
    expect(options("Cỡ")).toEqual(["SKín ngày này", "MCòn 1"]);

    await userEvent.click(step("Chọn cỡ"));
    expect(screen.getByRole("alert")).toHaveTextContent("Bạn hãy chọn cỡ trước khi thêm vào giỏ nhé.");
    expect(size("M")).toHaveFocus();
    await userEvent.click(size("M"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(step("Thêm vào giỏ"));
    expect(commands).toEqual([
      { variantId: "red-m", type: "rental", quantities: 1, dateFrom: "2026-12-10", dateTo: "2026-12-12" },
    ]);
    expect(await screen.findByText("Đã thêm Đầm lụa vào giỏ.")).toBeInTheDocument();
    await userEvent.click(size("S"));
    expect(screen.queryByText("Đã thêm Đầm lụa vào giỏ.")).not.toBeInTheDocument();
    expect(step("Chọn ngày khác")).toHaveAttribute("popovertarget", sheet().id);
  });

  it("counts again what is free when the cart refuses the piece, and leads to other days", async () => {
    const message = "Ngày này vừa có người thuê.";
    const dates = "date-from=2026-12-20&date-to=2026-12-21";
    const { test } = await setUp(`?size=M&${dates}`, calendars, { accepted: false, message });
    expect(options("Cỡ")).toEqual(["SCòn 2", "MCòn 1"]);
    test.client.answer(listFreeUnits, {
      items: [
        { variantId: "red-s", free: 2 },
        { variantId: "red-m", free: 0 },
      ],
    });
    await userEvent.click(step("Thêm vào giỏ"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(options("Cỡ")).toEqual(["SCòn 2", "MKín ngày này"]);
    expect(step("Chọn ngày khác")).toHaveAttribute("popovertarget", sheet().id);
  });

  it("drops a size whose last piece for sale is gone when the cart refuses it, and keeps why", async () => {
    const message = "Món này vừa hết.";
    const test = runCatalog([
      answer(getProduct, product),
      answer(listProductReviews, reviews),
      answer(listRelatedProducts, { items: [] }),
    ]);
    const { params, ...rest } = { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search: "" };
    await test.load(loadProduct, { params, ...rest });
    cartAdd.answer(test.as("mf-cart-checkout"), async () => ({ accepted: false, message }));
    render(test.around(<ProductPage params={params} {...rest} search="?type=sale&size=M" />));
    await settled();
    const [small, medium, cream] = product.variants;
    test.client.answer(getProduct, {
      ...product,
      variants: [{ ...small!, saleUnits: 2 }, { ...medium!, saleUnits: 0 }, cream!],
    });
    await userEvent.click(step("Thêm vào giỏ"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(options("Cỡ")).toEqual(["SCòn 2", "MHết"]);
    expect(step("Chọn cỡ")).toBeInTheDocument();
  });

  it("keeps days that were chosen while the calendars loaded, also once the sheet is closed", async () => {
    let load: (loaded: Availability) => void = () => undefined;
    const loading = new Promise<Availability>((resolve) => {
      load = resolve;
    });
    await setUp("", () => loading);
    await toggle("open");
    await userEvent.click(day("20/12/2026"));
    await userEvent.click(day("22/12/2026"));
    await toggle("closed");
    expect(step("Chọn ngày")).toBeInTheDocument();
    await act(async () => load(calendar()));
    expect(costs()).toHaveTextContent("2 ngày mặc thêm");
    expect(within(sheet()).queryAllByRole("grid")).toEqual([]);
  });

  it("says why a day begins another range, also with the calendars of several sizes", async () => {
    await setUp("", () => calendar(taken));
    await toggle("open");
    await userEvent.click(day("9/12/2026"));
    await userEvent.click(day("13/12/2026"));
    expect(within(sheet()).getByRole("status")).toHaveTextContent("Bắt đầu lại từ ngày 13/12/2026");
  });

  it("requests the calendars of all sizes of the colour, then of the size chosen", async () => {
    const { test } = await setUp();
    const variants = () => test.client.inputs(listInvalidDates).map(({ body }) => body.variantId);
    expect(variants()).toEqual([]);
    await toggle("open");
    expect(variants()).toEqual(["red-s", "red-m"]);
    expect(day("10/12/2026")).not.toHaveAccessibleName(/Đã có người thuê/);
    await toggle("closed");
    await userEvent.click(size("S"));
    await toggle("open");
    expect(day("10/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
  });

  it("counts on the days that the shopper comes with, and opens with a colour that is free then", async () => {
    const { test } = await setUp("?date-from=2026-12-10&date-to=2026-12-11");
    expect(options("Cỡ")).toEqual(["SKín ngày này", "MCòn 1"]);
    expect(costs()).toHaveTextContent("1 ngày mặc thêm");
    expect(test.client.inputs(listFreeUnits)).toHaveLength(1);
  });

  it("requests again when the shopper returns to the tab after midnight, and keeps its data without an answer", async () => {
    const { test } = await setUp("?size=S&color=%C4%90%E1%BB%8F");
    await toggle("open");
    test.host.now = () => new Date("2026-12-01T17:00:00Z");
    test.client.answer(listInvalidDates, () => calendar({ ...taken, dateFrom: "2026-12-09" }));
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(day("9/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
    expect(day("2/12/2026")).toHaveAccessibleName(/hôm nay/);
    test.client.answer(listInvalidDates, () => refuse(500, "Máy chủ bận."));
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(day("9/12/2026")).toHaveAccessibleName(/Đã có người thuê/);
  });

  it("opens with the days chosen before in this tab, where a piece is free on them", async () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-14","dateTo":"2026-12-15"}');
    await setUp();
    expect(screen.getByRole("button", { name: /^Ngày mặc/ })).toHaveTextContent("14/12/2026");
    expect(options("Cỡ")).toEqual(["SCòn 2", "MCòn 1"]);
  });

  it("does not where nothing is free then, nor over the days of the link", async () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-14","dateTo":"2026-12-15"}');
    await setUp("?date-from=2026-12-20&date-to=2026-12-20");
    expect(screen.getByRole("button", { name: /^Ngày mặc/ })).toHaveTextContent("20/12/2026");
    cleanup();
    const test = runCatalog([answer(listFreeUnits, { items: [{ variantId: "red-s", free: 0 }] })]);
    render(test.around(<ProductView product={product} reviews={reviews} search="" />));
    await settled();
    expect(screen.getByRole("button", { name: /^Ngày mặc/ })).toHaveTextContent("Chọn ngày");
  });

  it("forgets days that are over", async () => {
    await setUp("?date-from=2026-11-29&date-to=2026-12-02");
    expect(costs()).toHaveTextContent("Giá cho một ngày mặc.");
  });

  it("fills the waiting list's form with the chosen days where they are taken", async () => {
    const customer = { id: "c1", membership: null, height: null, weight: null };
    const user = { id: "u1", fullName: "Mai", email: "mai@example.com", phone: "0901234567", avatar: null };
    const signedIn = { known: true, isGuest: false, user, customer } as const;
    const { test } = await setUp("?type=rent&size=S&color=Đỏ&date-from=2026-12-10&date-to=2026-12-12");
    act(() => sessionChanged.emit(test.as("shell"), signedIn));
    await userEvent.click(screen.getByRole("button", { name: "Báo tôi khi có ngày trống" }));
    expect(await screen.findByLabelText("Mặc từ ngày")).toHaveValue("2026-12-10");
    expect(screen.getByLabelText("đến hết ngày")).toHaveValue("2026-12-12");
    await userEvent.click(size("M"));
    expect(screen.getByLabelText("Mặc từ ngày")).toHaveValue("");
  });

  it("says why a way cannot be chosen, and shows no price for it", () => {
    const test = runCatalog();
    render(test.around(<ProductView product={{ ...product, types: ["rent"] }} reviews={reviews} search="" />));
    expect(screen.getByRole("radio", { name: /^Mua ngay/ })).toBeDisabled();
    expect(options("Hình thức")[1]).toBe("Mua ngayMón này chỉ cho thuê");
  });

  it("shows that nothing is left, and offers nothing to press", async () => {
    const test = runCatalog();
    const sold = sampleProduct({ variants: [{ id: "v1", size: "M", color: "Đỏ", rentUnits: 0, saleUnits: 0 }] });
    render(test.around(<ProductView product={sold} reviews={reviews} search="" />));
    expect(step("Món này hiện đã hết.")).toBeDisabled();
    expect(screen.queryByRole("region", { name: "Chi phí dự kiến" })).not.toBeInTheDocument();
  });

  it("shows that a colour has no pieces to buy, and offers the others", async () => {
    const test = runCatalog();
    const [small, medium, cream] = product.variants;
    const creamSold = { ...product, variants: [small, medium, { ...cream, saleUnits: 0 }] } as typeof product;
    render(test.around(<ProductView product={creamSold} reviews={reviews} search="?type=sale" />));
    await userEvent.click(step("Chọn cỡ"));
    await userEvent.click(screen.getByRole("radio", { name: "Kem" }));
    expect(step("Màu này hiện đã hết.")).toBeDisabled();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText("Tổng cộng")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Đỏ" }));
    expect(step("Chọn cỡ")).toBeEnabled();
    expect(costs()).toHaveTextContent("Tổng cộng1.900.000");
  });

  it("offers no days of a colour without pieces to rent", async () => {
    const test = runCatalog();
    const [small, medium, cream] = product.variants;
    const creamRetired = { ...product, variants: [small, medium, { ...cream, rentUnits: 0 }] } as typeof product;
    render(test.around(<ProductView product={creamRetired} reviews={reviews} search="" />));
    await userEvent.click(screen.getByRole("radio", { name: "Kem" }));
    expect(step("Màu này hiện đã hết.")).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^Ngày mặc/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Chi phí dự kiến" })).not.toBeInTheDocument();
  });

  it("gives up a size whose last piece has gone when the product is loaded again", async () => {
    const test = runCatalog([answer(listInvalidDates, calendars)]);
    const page = (shown: typeof product) =>
      test.around(<ProductView product={shown} reviews={reviews} search="?size=S" />);
    const { rerender } = render(page(product));
    expect(size("S")).toBeChecked();
    const [small, ...others] = product.variants;
    rerender(page({ ...product, variants: [{ ...small, rentUnits: 0 }, ...others] } as typeof product));
    expect(size("S")).not.toBeChecked();
    await toggle("open");
    expect(test.client.inputs(listInvalidDates).map(({ body }) => body.variantId)).toEqual(["red-m"]);
  });

  it("keeps the piece among the favourites at a press of the heart", async () => {
    const { test } = await setUp();
    const commands: unknown[] = [];
    favoriteSet.answer(test.as("mf-account"), async (payload) => {
      commands.push(payload);
      return { accepted: true, favorite: true };
    });
    const heart = screen.getByRole("button", { name: "Yêu thích Đầm lụa" });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(commands).toEqual([{ productId: "p1", favorite: true }]);
  });
});
