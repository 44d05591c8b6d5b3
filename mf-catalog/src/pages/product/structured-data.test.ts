import { sampleProduct } from "@thuot-tha/shared/testing";
import { productData } from "./structured-data.ts";

it("a review is dated by the day in Viet Nam", () => {
  const review = { id: "r1", rating: 5, title: "Vừa vặn", content: "Vải mát, mặc cả buổi tiệc.", author: "Mai" };
  const about = { sizeWorn: null, height: null, weight: null, fit: null, images: [] };
  const reviews = {
    items: [{ ...review, ...about, createdAt: "2026-12-09T18:05:00Z" }],
    pagination: { page: 1, limit: 6, total: 1 },
    ...{ average: 5, count: 1, histogram: [] },
  };
  expect(productData({ product: sampleProduct(), reviews, related: [] })[0]).toMatchObject({
    review: [{ datePublished: "2026-12-10" }],
  });
});
