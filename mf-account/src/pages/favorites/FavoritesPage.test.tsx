import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadFavorites } from "../../features/favorite/load.ts";
import { card, mai, product } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { FavoritesPage } from "./FavoritesPage.tsx";

const props = { params: {}, pathname: "/account/favorites", search: "" };

beforeAll(fillJsdomGaps);
beforeEach(() => localStorage.clear());

async function open(items = [card]) {
  const shop = startShop(
    [
      answer(listFavoriteIds, { ids: items.map(({ id }) => id) }),
      answer(listFavorites, { items, pagination: { page: 1, limit: 24, total: items.length } }),
      answer(removeFavorite, {}),
      answer(getProduct, product),
    ],
    "/account/favorites",
  );
  shop.signIn(mai);
  await shop.load(loadFavorites);
  shop.show(<FavoritesPage {...props} />);
  return shop;
}

async function choose(...choices: (string | RegExp)[]) {
  await userEvent.click(screen.getByRole("button", { name: "Chọn cỡ của Áo dài lụa sen để cho vào giỏ" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Áo dài lụa sen" }));
  await dialog.findByRole("group", { name: "Cách lấy" });
  for (const name of choices) await userEvent.click(dialog.getByRole("radio", { name }));
  return dialog;
}

describe("FavoritesPage", () => {
  it("removes a favourite by its heart", async () => {
    const shop = await open();
    await userEvent.click(screen.getByRole("button", { name: "Yêu thích Áo dài lụa sen" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Chưa có món nào" })).toBeInTheDocument());
    expect(shop.client.inputs(removeFavorite)).toEqual([{ body: { id: "p1" } }]);
    expect(screen.getByRole("heading", { name: "Yêu thích" })).toHaveFocus();
  });

  it("says that a favourite is removed, or why it stays", async () => {
    const other = { ...card, id: "p2", name: "Đầm lụa" };
    const shop = await open([card, other]);
    await userEvent.click(screen.getByRole("button", { name: "Yêu thích Áo dài lụa sen" }));
    await waitFor(() => expect(shop.notices).toMatchObject([{ kind: "notice" }]));
    shop.client.answer(removeFavorite, () => refuse(500, "Cửa hàng đang bận một chút."));
    await userEvent.click(screen.getByRole("button", { name: "Yêu thích Đầm lụa" }));
    await waitFor(() =>
      expect(shop.notices.slice(1)).toEqual([{ kind: "error", message: "Cửa hàng đang bận một chút." }]),
    );
    expect(screen.getByRole("button", { name: "Yêu thích Đầm lụa" })).toBeInTheDocument();
  });

  it("moves what is bought to the cart, in the size and colour chosen", async () => {
    const shop = await open();
    const put: unknown[] = [];
    shop.answerCart(async (line) => {
      put.push(line);
      return { accepted: true, total: 1 };
    });
    const dialog = await choose(/^Mua/, "M");
    await userEvent.click(dialog.getByRole("button", { name: "Chuyển vào giỏ" }));
    await waitFor(() =>
      expect(shop.notices).toEqual([{ kind: "success", message: "Đã chuyển Áo dài lụa sen vào giỏ." }]),
    );
    expect(put).toEqual([{ variantId: "v2", type: "sale", quantities: 1 }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: "Chưa có món nào" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Yêu thích" })).toHaveFocus();
  });

  it("leaves the dialog of another piece open, with the focus in it, once the cart has taken one", async () => {
    let end = (): void => undefined;
    const ended = new Promise<{ accepted: true; total: number }>((resolve) => {
      end = () => resolve({ accepted: true, total: 1 });
    });
    const shop = await open([card, { ...card, id: "p2", name: "Túi cói" }]);
    shop.answerCart(() => ended);
    const dialog = await choose(/^Mua/, "M");
    await userEvent.click(dialog.getByRole("button", { name: "Chuyển vào giỏ" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole("button", { name: "Chọn cỡ của Túi cói để cho vào giỏ" }));
    const next = await screen.findByRole("dialog", { name: "Túi cói" });
    await userEvent.click(await within(next).findByRole("radio", { name: /^Mua/ }));
    await act(async () => end());
    await waitFor(() =>
      expect(shop.notices).toEqual([{ kind: "success", message: "Đã chuyển Áo dài lụa sen vào giỏ." }]),
    );
    expect(within(next).getByRole("radio", { name: /^Mua/ })).toHaveFocus();
    expect(screen.queryByRole("link", { name: "Áo dài lụa sen" })).not.toBeInTheDocument();
  });

  it("gives the focus back to the button when it is closed", async () => {
    await open();
    await choose();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Chọn cỡ của Áo dài lụa sen để cho vào giỏ" })).toHaveFocus();
  });

  it("leads on to the dates of what is rented", async () => {
    await open();
    const dialog = await choose("S");
    expect(dialog.getByRole("link", { name: "Chọn ngày mặc" })).toHaveAttribute(
      "href",
      "/product/ao-dai-lua-sen?type=rent&size=S&color=%C4%90%E1%BB%8F+%C4%91%C3%B4",
    );
  });

  it("shows why the cart refuses, and keeps the favourite", async () => {
    const shop = await open();
    shop.answerCart(async () => ({ accepted: false, message: "Món này vừa hết." }));
    const dialog = await choose(/^Mua/, "M");
    await userEvent.click(dialog.getByRole("button", { name: "Chuyển vào giỏ" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Món này vừa hết.");
    expect(shop.client.inputs(removeFavorite)).toEqual([]);
  });

  it("works for a guest, and shows how to keep it", async () => {
    const shop = startShop([], "/account/favorites");
    shop.signOut();
    await shop.load(loadFavorites);
    shop.show(<FavoritesPage {...props} />);
    expect(screen.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Faccount%2Ffavorites",
    );
    expect(screen.queryByRole("navigation", { name: "Mục tài khoản" })).not.toBeInTheDocument();
    expect(shop.visited).toEqual([]);
  });

  it.each([
    ["counts only what is still offered", [card], "list", "1 món yêu thích"],
    ["shows a guest whose favourites are all withdrawn a way on", [], "heading", "Chưa có món nào"],
  ])("%s", async (_fact, items, role, name) => {
    localStorage.setItem("tt.favorites", JSON.stringify(["gone", ...items.map(({ id }) => id)]));
    const shop = startShop([answer(listProductCards, { items })], "/account/favorites");
    shop.signOut();
    await shop.load(loadFavorites);
    shop.show(<FavoritesPage {...props} />);
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
  });

  it("leaves a place to what was seen last in this browser", async () => {
    const shop = startShop([], "/account/favorites");
    shop.signOut();
    await shop.load(loadFavorites);
    const { container } = shop.show(<FavoritesPage {...props} />);
    expect(container.querySelector('[data-slot="account.recently-seen@1"]')).toBeInTheDocument();
  });
});
