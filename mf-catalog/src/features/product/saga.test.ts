import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { answer, sampleCard, sampleProduct } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../testing/shop.ts";
import { loadProduct } from "./saga.ts";
import { getProductEntry, type WithProduct } from "./slice.ts";

const reviews = { items: [], pagination: { page: 1, limit: 6, total: 0 }, average: 0, count: 0, histogram: [] };

describe("loadProduct", () => {
  it("stores of a related product what its card shows, because the document carries it", async () => {
    const images = [1, 2, 3].map((view) => ({ path: `products/ao-${view}.svg`, alt: `Ảnh ${view}`, color: "Đỏ" }));
    const related = sampleCard({ id: "p2", link: "ao", name: "Áo", images });
    const test = runCatalog([
      answer(getProduct, sampleProduct()),
      answer(listProductReviews, reviews),
      answer(listRelatedProducts, { items: [related] }),
    ]);
    await test.load(loadProduct, { params: { productLink: "dam-lua" }, pathname: "/product/dam-lua", search: "" });
    expect(getProductEntry(test.host.store.getState() as WithProduct, "dam-lua")?.related).toEqual([
      {
        id: "p2",
        link: "ao",
        name: "Áo",
        brand: "Lụa Vân",
        images: [{ path: "products/ao-1.svg", alt: "Ảnh 1" }, { path: "products/ao-2.svg" }],
        types: ["rent", "sale"],
        originalPrice: 2_900_000,
        salePrice: 1_900_000,
        originalRentalPrice: 350_000,
        rentalPrice: 350_000,
        isNew: false,
        sizes: ["M"],
        swatches: [{ name: "Đỏ", hex: "#a00" }],
      },
    ]);
  });
});
