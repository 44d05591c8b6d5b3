import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { answer, sampleCard, translate } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { loadListing } from "../saga.ts";
import type { ProductList } from "../slice.ts";
import { ListPage } from "./ListPage.tsx";

/** A list that the shopper has scrolled into. */
async function setUp({ similar }: Pick<ProductList, "similar"> = {}) {
  const pagination = { page: 1, limit: 30, total: 1 };
  const test = runCatalog([answer(listProducts, { items: [sampleCard()], facets: [], pagination, similar })]);
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: -300, bottom: 300 } as DOMRect);
  const scrolls = jest.spyOn(Element.prototype, "scrollIntoView");
  const page = (search: string) =>
    test.around(<ListPage pathname="/search" search={search} title="Tất cả" head={null} />);
  const load = (search: string) =>
    test.load(
      loadListing(() => ({})),
      { params: {}, pathname: "/search", search },
    );
  await load("");
  const { rerender } = render(page(""));
  /** Shows the list of an address, as the shell does after a press or on the way through the history. */
  const arrive = async (search: string) => {
    await act(() => load(search));
    rerender(page(search));
  };
  return { test, scrolls, arrive };
}

/** Opens the calendar. @returns the button of 20 December */
function openCalendar(): Promise<HTMLElement> {
  const sheet = screen.getByRole("dialog", { name: "Ngày mặc" });
  sheet.hidePopover = () => undefined;
  fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
  return screen.findByRole("button", { name: /, 20\/12\/2026/ });
}

afterEach(() => jest.restoreAllMocks());

describe("ListPage", () => {
  it("starts a pressed list at its top, and leaves one of the history where it was", async () => {
    const { test, scrolls, arrive } = await setUp();
    await userEvent.click(screen.getByRole("link", { name: "Thuê" }));
    expect(test.visited).toEqual(["/search?type=rent"]);
    await arrive("?type=rent");
    expect(scrolls.mock.calls).toEqual([[{ block: "start", behavior: "instant" }]]);
    await arrive("");
    await arrive("?type=rent");
    expect(scrolls).toHaveBeenCalledTimes(1);
  });

  it("lists what is free on the days that are chosen in its sheet", async () => {
    const { test, arrive } = await setUp();
    await arrive("?attr=color%3Ared&attr=size%3As&page=2");
    await userEvent.click(await openCalendar());
    await userEvent.click(screen.getByRole("button", { name: "Xem món còn trống" }));
    expect(test.visited.map(decodeURIComponent)).toEqual([
      "/search?attr=color:red&attr=size:s&date-from=2026-12-20&date-to=2026-12-20",
    ]);
  });

  it("leaves days out of what is for sale, and has them again for what is for rent", async () => {
    const { test, arrive } = await setUp();
    await arrive("?date-from=2026-12-20&date-to=2026-12-21");
    expect(screen.getByRole("button", { name: "Ngày mặc 20/12/2026 – 21/12/2026" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Mua" }));
    await arrive("?type=sale&date-from=2026-12-20&date-to=2026-12-21");
    expect(test.client.inputs(listProducts).at(-1)).toMatchObject({ query: { type: "sale" } });
    expect(test.client.inputs(listProducts).at(-1)).not.toHaveProperty("query.date-from");
    expect(screen.getByRole("button", { name: "Ngày mặc Chọn ngày" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(/^1 món$/);
    expect(screen.getByRole("list", { name: "Đang lọc" })).toHaveTextContent(/^Mua Xoá tất cả$/);
    await userEvent.click(screen.getByRole("link", { name: "Thuê" }));
    expect(test.visited).toEqual([
      "/search?type=sale&date-from=2026-12-20&date-to=2026-12-21",
      "/search?type=rent&date-from=2026-12-20&date-to=2026-12-21",
    ]);
  });

  it("leads from what is for sale to what is for rent on the days that are chosen", async () => {
    const { test, arrive } = await setUp();
    await arrive("?type=sale");
    await userEvent.click(await openCalendar());
    await userEvent.click(screen.getByRole("button", { name: "Xem món còn trống" }));
    expect(test.visited).toEqual(["/search?date-from=2026-12-20&date-to=2026-12-20"]);
  });

  it("leads from what is for sale to what is for rent on the days that the address kept", async () => {
    const { test, arrive } = await setUp();
    await arrive("?type=sale&date-from=2026-12-20&date-to=2026-12-21");
    await openCalendar();
    await userEvent.click(screen.getByRole("button", { name: "Xem món còn trống" }));
    expect(test.visited).toEqual(["/search?date-from=2026-12-20&date-to=2026-12-21"]);
  });

  it("starts the list without filters at its top", async () => {
    const { test, scrolls, arrive } = await setUp();
    await arrive("?type=rent&sort=price_asc");
    await userEvent.click(screen.getByRole("link", { name: "Xoá tất cả" }));
    expect(test.visited).toEqual(["/search?sort=price_asc"]);
    await arrive("?sort=price_asc");
    expect(scrolls).toHaveBeenCalledTimes(1);
  });

  it("offers a search its best matches first again", async () => {
    const { arrive } = await setUp();
    await arrive("?q=lua&sort=price_asc");
    const link = screen.getByRole("link", { name: "Khớp nhất", current: false });
    expect(link).toHaveAttribute("href", "/search?q=lua");
    await arrive("?q=lua");
    expect(link).toHaveAttribute("aria-current", "true");
  });

  it("says when nothing has all that was searched for", async () => {
    const { arrive } = await setUp({ similar: true });
    await arrive("?q=dam+lau");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Không có kết quả khớp hẳn, đây là những món gần giống. 1 món",
    );
  });

  it("counts what the filters leave in a page that a translator has changed", async () => {
    const { test, arrive } = await setUp();
    expect(screen.getByRole("status")).toHaveTextContent("1 món");
    translate();
    test.client.answer(listProducts, { items: [], facets: [], pagination: { page: 1, limit: 30, total: 0 } });
    await arrive("?type=sale");
    expect(screen.getByRole("status")).toHaveTextContent("0 món");
  });

  it("leaves a list of the history where it was also after a press whose list did not load", async () => {
    const { scrolls, arrive } = await setUp();
    await userEvent.click(screen.getByRole("link", { name: "Thuê" }));
    await arrive("?type=sale");
    expect(scrolls).not.toHaveBeenCalled();
  });
});
