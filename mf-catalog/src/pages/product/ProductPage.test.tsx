import { act, render, screen } from "@testing-library/react";
import { sampleProduct } from "@thuot-tha/shared/testing";
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

  it("is spared also after the page before it has gone, because the next one is rendered first", () => {
    const { store } = runCatalog().host;
    const product = (link: string) => productLoaded({ product: sampleProduct({ link }), reviews, related: [] });
    for (const action of [productShown("dam-xoe"), product("dam-lua"), productShown("dam-lua"), productLeft("dam-xoe")])
      store.dispatch(action);
    for (let index = 0; index < 20; index++) store.dispatch(product(`dam-${index}`));
    expect(getProductEntry(store.getState() as WithProduct, "dam-lua")?.product.link).toBe("dam-lua");
  });
});
