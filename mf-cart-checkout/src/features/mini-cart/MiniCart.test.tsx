import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setCountCookie } from "../../testing/count-cookie.ts";
import { bag } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { cartWanted } from "../cart/slice.ts";

afterEach(() => setCountCookie("; max-age=0"));

describe("the mini-cart", () => {
  it("knows the count from the cookie and leads to the cart", async () => {
    setCountCookie("2");
    const shop = openShop();
    await shop.fill("mini-cart");
    expect(screen.getByRole("link", { name: "Giỏ hàng, 2 món" })).toHaveAttribute("href", "/checkout");
    expect(shop.client.inputs("cart.list")).toHaveLength(0);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("says a new count aloud", async () => {
    setCountCookie("2");
    const shop = openShop({ "cart.list": () => ({ items: [bag] }) });
    await shop.fill("mini-cart");
    shop.store.dispatch(cartWanted());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Giỏ hàng có 1 món"));
    expect(screen.getByRole("link", { name: "Giỏ hàng, 1 món" })).toBeInTheDocument();
  });

  it("shows the lines under a mouse pointer", async () => {
    setCountCookie("2");
    await openShop().fill("mini-cart");
    await userEvent.hover(screen.getByRole("link", { name: "Giỏ hàng, 2 món" }));
    expect(await screen.findByRole("region", { name: "Trong giỏ" })).toHaveTextContent("09/12/2026 – 13/12/2026");
    await userEvent.keyboard("{Escape}");
  });
});
