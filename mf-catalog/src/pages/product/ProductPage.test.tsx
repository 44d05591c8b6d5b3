import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { answer, sampleProduct } from "@thuot-tha/shared/testing";
import {
  getProductEntry,
  productLeft,
  productLoaded,
  productShown,
  type WithProduct,
} from "../../features/product/slice.ts";
import { runCatalog } from "../../testing/shop.ts";
import { ProductPage } from "./ProductPage.tsx";
import { productPage } from "./page.ts";

const reviews = { items: [], pagination: { page: 1, limit: 6, total: 0 }, average: 0, count: 0, histogram: [] };

beforeEach(() => localStorage.clear());

describe("ProductPage", () => {
  it("stays on screen however many other products are fetched ahead", () => {
    const test = runCatalog();
    const loaded = (link: string) =>
      test.host.store.dispatch(productLoaded({ product: sampleProduct({ id: link, link }), reviews, related: [] }));
    loaded("dam-lua");
    const props = { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search: "" };
    render(test.around(<ProductPage {...props} />));
    act(() => {
      for (let index = 0; index < 20; index++) loaded(`dam-${index}`);
    });
    expect(screen.getByRole("heading", { level: 1, name: "Đầm lụa" })).toBeInTheDocument();
  });

  it("shows what is like a withdrawn product, and nothing to choose", () => {
    const test = runCatalog();
    const withdrawn = { ...sampleProduct({ link: "dam-lua" }), variants: [], withdrawn: true as const };
    const related = [sampleProduct({ id: "p2", link: "dam-xoe", name: "Đầm xoè" })];
    test.host.store.dispatch(productLoaded({ product: withdrawn, reviews, related }));
    const props = { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search: "" };
    render(test.around(<ProductPage {...props} />));
    expect(screen.getByRole("heading", { level: 1, name: "Đầm lụa" })).toBeInTheDocument();
    expect(screen.getByText("Món này không còn được cung cấp.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Đầm xoè/ })).toHaveAttribute("href", "/product/dam-xoe");
    expect(screen.queryByRole("button", { name: /giỏ hàng/ })).toBeNull();
    const head = productPage.head?.(test.host.store.getState() as never, props);
    expect(head).toMatchObject({ gone: true, noIndex: true });
  });

  it("leads to related products with the days of the link, as they are changed here", async () => {
    const test = runCatalog([
      answer(listFreeUnits, { items: [] }),
      answer(listInvalidDates, { invalidDates: [], firstDate: "2026-12-03", lastDate: "2027-12-01", maxDays: 30 }),
    ]);
    const related = [sampleProduct({ id: "p2", link: "dam-xoe", name: "Đầm xoè" })];
    const show = (link: string, search: string) => {
      test.host.store.dispatch(productLoaded({ product: sampleProduct({ id: link, link }), reviews, related }));
      return test.around(<ProductPage params={{ productLink: link }} pathname={`/product/${link}`} search={search} />);
    };
    const dates = () => screen.getByRole("link", { name: /Đầm xoè/ }).getAttribute("href");
    const { rerender } = render(show("dam-lua", "?date-from=2026-12-14&date-to=2026-12-15"));
    expect(dates()).toBe("/product/dam-xoe?date-from=2026-12-14&date-to=2026-12-15");
    const sheet = screen.getByRole("dialog", { name: "Ngày mặc" });
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "open" }));
    await within(sheet).findAllByRole("grid");
    await userEvent.click(within(sheet).getByRole("button", { name: /, 20\/12\/2026/ }));
    await userEvent.click(within(sheet).getByRole("button", { name: /, 21\/12\/2026/ }));
    fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "closed" }));
    expect(dates()).toBe("/product/dam-xoe?date-from=2026-12-20&date-to=2026-12-21");
    rerender(show("dam-gam", ""));
    await act(async () => undefined);
    expect(dates()).toBe("/product/dam-xoe");
  });

  it("is spared also after the page before it has gone, because the next one is rendered first", () => {
    const { store } = runCatalog().host;
    const product = (link: string) => productLoaded({ product: sampleProduct({ link }), reviews, related: [] });
    for (const action of [productShown("dam-xoe"), product("dam-lua"), productShown("dam-lua"), productLeft("dam-xoe")])
      store.dispatch(action);
    for (let index = 0; index < 20; index++) store.dispatch(product(`dam-${index}`));
    expect(getProductEntry(store.getState() as WithProduct, "dam-lua")?.product.link).toBe("dam-lua");
  });
});
