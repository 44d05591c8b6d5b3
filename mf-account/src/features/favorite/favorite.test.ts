import { waitFor } from "@testing-library/react";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { mergeFavorites } from "@thuot-tha/shared/contracts/operations/customer/merge-favorites";
import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { card, mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { loadFavorites } from "./load.ts";
import { getFavoriteCards, getOfferedIds } from "./selectors.ts";

const kept = () => JSON.parse(localStorage.getItem("tt.favorites") ?? "null");
const keep = (ids: unknown) => localStorage.setItem("tt.favorites", JSON.stringify(ids));

/** Answers with the cards of the requested products, without those withdrawn from sale. */
const offeringAllBut = (...withdrawn: string[]) =>
  answer(listProductCards, ({ query }) => ({
    items: [query?.ids ?? []].flat().flatMap((id) => (withdrawn.includes(id) ? [] : { ...card, id })),
  }));

beforeEach(() => localStorage.clear());

describe("a guest's favourites", () => {
  it("are stored in the browser, newest first, and emitted to all subscribers", async () => {
    keep(["p1"]);
    const shop = startShop();
    shop.signOut();
    expect(await shop.setFavorite("p2", true)).toEqual({ accepted: true, favorite: true });
    expect(kept()).toEqual(["p2", "p1"]);
    expect(await shop.setFavorite("p1", false)).toEqual({ accepted: true, favorite: false });
    expect(kept()).toEqual(["p2"]);
    expect(shop.received.favorites).toEqual([["p1"], ["p2", "p1"], ["p2"]]);
    expect(shop.client.calls).toEqual([]);
    expect(shop.violations).toEqual([]);
  });

  it.each([["nothing"], [{ ids: ["p1"] }], [[1, null]]])("are none where %j is kept", (value) => {
    keep(value);
    const shop = startShop();
    shop.signOut();
    expect(shop.received.favorites).toEqual([[]]);
  });

  it("are refused beyond what the browser keeps, in words", async () => {
    keep(Array.from({ length: 200 }, (_, index) => `p${index}`));
    const shop = startShop();
    shop.signOut();
    expect(await shop.setFavorite("new", true)).toEqual({
      accepted: false,
      message: "Trình duyệt này giữ được 200 món. Bạn đăng nhập để giữ thêm nhé.",
    });
  });

  it("follow the browser's other tabs", async () => {
    const shop = startShop();
    shop.signOut();
    keep(["p9"]);
    window.dispatchEvent(new StorageEvent("storage", { key: "tt.favorites" }));
    await waitFor(() => expect(shop.received.favorites.at(-1)).toEqual(["p9"]));
  });

  it("show as cards by their ids, page by page", async () => {
    keep(Array.from({ length: 26 }, (_, index) => `p${index}`));
    const shop = startShop([offeringAllBut()], "/account/favorites?page=2");
    shop.signOut();
    await shop.load(loadFavorites);
    expect(shop.client.inputs(listProductCards)).toEqual([{ query: { ids: ["p24", "p25"] } }]);
    expect(getFavoriteCards(shop.store.getState()).map(({ id }) => id)).toEqual(["p24", "p25"]);
  });

  it("leave out withdrawn products, and keep them stored", async () => {
    const ids = Array.from({ length: 26 }, (_, index) => `p${index}`);
    keep(ids);
    const shop = startShop([offeringAllBut("p0", "p1")], "/account/favorites");
    shop.signOut();
    await shop.load(loadFavorites);
    expect(getFavoriteCards(shop.store.getState()).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(getOfferedIds(shop.store.getState())).toEqual(ids.slice(2));
    expect(kept()).toEqual(ids);
    await shop.load(loadFavorites);
    expect(shop.client.inputs(listProductCards)).toHaveLength(3);
  });
});

describe("a heart that is pressed before it is known who is here", () => {
  it("is the customer's once the API has answered", async () => {
    const shop = startShop([answer(listFavoriteIds, { ids: ["p1"] }), answer(addFavorite, {})]);
    const pressed = shop.setFavorite("p2", true);
    expect(shop.received.favorites).toEqual([]);
    shop.signIn(mai);
    expect(await pressed).toEqual({ accepted: true, favorite: true });
    expect(shop.received.favorites).toEqual([["p1"], ["p2", "p1"]]);
    expect(shop.client.inputs(addFavorite)).toEqual([{ body: { id: "p2" } }]);
    expect(kept()).toBeNull();
  });
});

describe("a customer's favourites", () => {
  it("take over what was favoured as a guest", async () => {
    keep(["p1"]);
    const shop = startShop([answer(mergeFavorites, { ids: ["p1", "p7"] })]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([["p1", "p7"]]));
    expect(shop.client.inputs(mergeFavorites)).toEqual([{ body: { ids: ["p1"] } }]);
    expect(kept()).toBeNull();
  });

  it("keep in the browser what could not be taken over", async () => {
    keep(["p1"]);
    const shop = startShop([answer(mergeFavorites, () => refuse(503, "Bận"))]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([["p1"]]));
    expect(kept()).toEqual(["p1"]);
  });

  it("forget one that could not be taken over and is removed since", async () => {
    keep(["p1", "p2"]);
    const shop = startShop([answer(mergeFavorites, () => refuse(503, "Bận")), answer(removeFavorite, {})]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([["p1", "p2"]]));
    expect(await shop.setFavorite("p1", false)).toEqual({ accepted: true, favorite: false });
    expect(kept()).toEqual(["p2"]);
  });

  it("include a heart pressed while they are taken over, and not one taken back meanwhile", async () => {
    keep(["p1", "p2"]);
    let merged = (): void => undefined;
    const merging = new Promise<{ ids: string[] }>((resolve) => {
      merged = () => resolve({ ids: ["p1", "p2", "p7"] });
    });
    const shop = startShop([
      answer(mergeFavorites, () => merging),
      answer(addFavorite, {}),
      answer(removeFavorite, {}),
    ]);
    shop.signOut();
    shop.signIn(mai);
    await shop.setFavorite("p3", true);
    await shop.setFavorite("p2", false);
    merged();
    await waitFor(() => expect(shop.received.favorites.at(-1)).toEqual(["p3", "p1", "p7"]));
    expect(shop.client.inputs(mergeFavorites)).toEqual([{ body: { ids: ["p1", "p2"] } }]);
    expect(shop.client.inputs(addFavorite)).toEqual([{ body: { id: "p3" } }]);
    expect(shop.client.inputs(removeFavorite)).toEqual([{ body: { id: "p2" } }]);
    expect(kept()).toBeNull();
  });

  it("stay in the account when another tab takes them over at the same time", async () => {
    keep(["p1", "p2"]);
    let merged = (): void => undefined;
    const merging = new Promise<{ ids: string[] }>((resolve) => {
      merged = () => resolve({ ids: ["p1", "p2"] });
    });
    const shop = startShop([answer(mergeFavorites, () => merging), answer(removeFavorite, {})]);
    shop.signOut();
    shop.signIn(mai);
    localStorage.removeItem("tt.favorites");
    window.dispatchEvent(new StorageEvent("storage", { key: "tt.favorites" }));
    merged();
    await waitFor(() => expect(shop.received.favorites.at(-1)).toEqual(["p1", "p2"]));
    expect(shop.client.inputs(removeFavorite)).toEqual([]);
  });

  it("keep showing a heart pressed while they could not be taken over", async () => {
    keep(["p1"]);
    let failed = (): void => undefined;
    const merging = new Promise<{ ids: string[] }>((_resolve, reject) => {
      failed = () => reject(new ApiError({ status: 503, code: "BUSY", message: "Bận" }));
    });
    const shop = startShop([answer(mergeFavorites, () => merging)]);
    shop.signOut();
    shop.signIn(mai);
    await shop.setFavorite("p3", true);
    failed();
    await waitFor(() => expect(shop.received.favorites).toEqual([["p1"], ["p3", "p1"], ["p3", "p1"]]));
    expect(kept()).toEqual(["p3", "p1"]);
  });

  it("change at once, and back again when the API refuses", async () => {
    const shop = startShop([answer(addFavorite, () => refuse(404, "Không tìm thấy sản phẩm."))]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([[]]));
    expect(await shop.setFavorite("p1", true)).toEqual({ accepted: false, message: "Không tìm thấy sản phẩm." });
    expect(shop.received.favorites).toEqual([[], ["p1"], []]);
  });

  it("show what another device has added meanwhile", async () => {
    const pagination = { page: 1, limit: 24, total: 1 };
    const shop = startShop([answer(listFavorites, { items: [card], pagination })], "/account/favorites");
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([[]]));
    shop.client.answer(listFavoriteIds, { ids: [card.id] });
    await shop.load(loadFavorites);
    expect(getFavoriteCards(shop.store.getState())).toEqual([card]);
    expect(shop.received.favorites.at(-1)).toEqual([card.id]);
    await shop.load(loadFavorites);
    expect(shop.client.inputs(listFavoriteIds)).toHaveLength(2);
  });

  it("are sent one after the other, so that the last press of a heart counts", async () => {
    let added = (): void => undefined;
    const shop = startShop([
      answer(
        addFavorite,
        () =>
          new Promise((resolve) => {
            added = () => resolve({});
          }),
      ),
      answer(removeFavorite, {}),
    ]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([[]]));
    const first = shop.setFavorite("p1", true);
    const second = shop.setFavorite("p1", false);
    await waitFor(() => expect(shop.received.favorites).toEqual([[], ["p1"], []]));
    expect(shop.client.inputs(removeFavorite)).toEqual([]);
    added();
    expect(await first).toEqual({ accepted: true, favorite: true });
    expect(await second).toEqual({ accepted: true, favorite: false });
    expect(shop.client.inputs(removeFavorite)).toEqual([{ body: { id: "p1" } }]);
    expect(shop.received.favorites).toHaveLength(3);
  });

  it("show what the account has when two presses of a heart fail", async () => {
    const shop = startShop([
      answer(addFavorite, () => refuse(503, "Bận")),
      answer(removeFavorite, () => refuse(503, "Bận")),
    ]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([[]]));
    await Promise.all([shop.setFavorite("p1", true), shop.setFavorite("p1", false)]);
    expect(shop.received.favorites.at(-1)).toEqual([]);
  });

  it("stay the customer's after signing out", async () => {
    const shop = startShop([answer(listFavoriteIds, { ids: ["p7"] })]);
    shop.signIn(mai);
    await waitFor(() => expect(shop.received.favorites).toEqual([["p7"]]));
    shop.signOut();
    await waitFor(() => expect(shop.received.favorites).toEqual([["p7"], []]));
    expect(kept()).toBeNull();
  });
});
