import { createTestHost, refuse } from "@thuot-tha/shared/testing";
import manifest from "../../../remote.json";
import { loadListing } from "./saga.ts";
import { getListing, type Listing, listingReducer } from "./slice.ts";

const list: Listing["list"] = { items: [], facets: [], pagination: { page: 2, limit: 30, total: 0 } };
const props = {
  params: { categoryLink: "dam" },
  pathname: "/dam",
  search: "?page=2&attr=chat-lieu:lua&sort=price_asc",
};

const hostWith = (answers: Parameters<typeof createTestHost>[0]["answers"]) =>
  createTestHost({
    name: "mf-catalog",
    events: manifest.events,
    reducers: { catalogListing: listingReducer },
    answers,
  });

describe("loadListing", () => {
  it("asks for what the address says, and keeps the answer under that address", async () => {
    const test = hostWith({ "product.list": () => list });
    await test.load(
      loadListing(() => ({ fixed: { type: "sale" } })),
      props,
    );
    expect(test.client.inputs("product.list")).toEqual([
      {
        query: {
          cat: [],
          attr: ["chat-lieu:lua"],
          sort: "price_asc",
          type: "sale",
          "pagination.page": 2,
          "pagination.limit": 30,
        },
      },
    ]);
    expect(getListing(test.host.store.getState(), props.pathname + props.search)).toEqual({ list, category: null });
    expect(getListing(test.host.store.getState(), "/dam")).toBeUndefined();
  });

  it("rejects as the API does when there is no such category", async () => {
    const test = hostWith({ "product.list": () => list, "category.get": () => refuse(404, "Không có danh mục này.") });
    const loading = test.load(
      loadListing(({ params }) => ({ category: params.categoryLink })),
      props,
    );
    await expect(loading).rejects.toMatchObject({ status: 404 });
  });
});
