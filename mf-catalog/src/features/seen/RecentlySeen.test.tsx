import { act, render, screen } from "@testing-library/react";
import { clearOwn } from "@thuot-tha/shared/contracts";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { answer, sampleCard } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import { runCatalog } from "../../testing/shop.ts";
import { RecentlySeen } from "./RecentlySeen.tsx";
import { rememberSeen } from "./remember.ts";

const cards = [sampleCard(), sampleCard({ id: "p2", link: "vay-hoa", name: "Váy hoa" })];

beforeEach(() => {
  localStorage.clear();
  // Every element counts as near the viewport.
  globalThis.IntersectionObserver = class {
    constructor(private onSeen: (seen: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void) {}
    observe() {
      this.onSeen([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe("RecentlySeen", () => {
  it("shows what was looked at in this browser, newest first, without the piece on the page", async () => {
    rememberSeen("p1");
    rememberSeen("p2");
    rememberSeen("p1");
    const shop = runCatalog([answer(listProductCards, { items: cards })]);
    render(shop.around(<RecentlySeen except="p2" />));
    expect(await screen.findByRole("link", { name: /Đầm lụa/ })).toHaveAttribute("href", "/product/dam-lua");
    expect(screen.queryByRole("link", { name: /Váy hoa/ })).not.toBeInTheDocument();
    expect(shop.client.inputs(listProductCards)).toEqual([{ query: { ids: ["p1", "p2"] } }]);
  });

  it("shows what was looked at since when the shopper comes back from another page", async () => {
    rememberSeen("p1");
    const shop = runCatalog([answer(listProductCards, { items: cards })]);
    const page = (mode: "visible" | "hidden") =>
      shop.around(
        <Activity mode={mode}>
          <RecentlySeen />
        </Activity>,
      );
    const { rerender } = render(page("visible"));
    expect(await screen.findByRole("link", { name: /Đầm lụa/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Váy hoa/ })).not.toBeInTheDocument();
    await act(async () => rerender(page("hidden")));
    rememberSeen("p2");
    await act(async () => rerender(page("visible")));
    expect(await screen.findByRole("link", { name: /Váy hoa/ })).toBeInTheDocument();
    expect(shop.client.inputs(listProductCards).at(-1)).toEqual({ query: { ids: ["p2", "p1"] } });
  });

  it("shows nothing any more once the customer signs out on the page", async () => {
    rememberSeen("p1");
    const shop = runCatalog([answer(listProductCards, { items: cards })]);
    const { container } = render(shop.around(<RecentlySeen />));
    expect(await screen.findByRole("link", { name: /Đầm lụa/ })).toBeInTheDocument();
    act(clearOwn);
    expect(container).toHaveTextContent("");
    expect(shop.client.inputs(listProductCards)).toHaveLength(1);
  });

  it("shows the next shopper none of the pieces that a customer saw who has signed out", async () => {
    rememberSeen("p1");
    const shop = runCatalog([answer(listProductCards, { items: cards })]);
    const { unmount } = render(shop.around(<RecentlySeen />));
    expect(await screen.findByRole("link", { name: /Đầm lụa/ })).toBeInTheDocument();
    unmount();
    clearOwn();
    const { container } = render(shop.around(<RecentlySeen />));
    expect(container).toHaveTextContent("");
  });

  it("is absent, and requests nothing, where nothing was viewed", () => {
    const shop = runCatalog();
    const { container } = render(shop.around(<RecentlySeen />));
    expect(container).toHaveTextContent("");
    expect(shop.client.inputs(listProductCards)).toEqual([]);
  });
});
