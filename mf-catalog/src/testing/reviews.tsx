import { act, render } from "@testing-library/react";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { answer, sampleProduct } from "@thuot-tha/shared/testing";
import { productLoaded } from "../features/product/slice.ts";
import type { Review, Reviews as ReviewsData } from "../features/reviews/slice.ts";
import { Reviews } from "../pages/product/components/reviews/Reviews.tsx";
import { runCatalog } from "./shop.ts";

/** A review of a dress by another shopper. */
export const review = (id: string, rating = 5): Review => ({
  id,
  rating,
  title: `Tựa ${id}`,
  content: "Vải mềm, đứng dáng.",
  author: "Mai",
  height: 160,
  weight: 50,
  sizeWorn: "M",
  images: [],
  createdAt: "2026-11-01T00:00:00.000Z",
});
/** A page of a product's eight reviews. */
export const page = (items: Review[], total: number, number = 1): ReviewsData => ({
  items,
  pagination: { page: number, limit: 6, total },
  average: 4.5,
  count: 8,
  histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 6 : rating === 4 ? 2 : 0 })),
});
/** The first of two pages. */
export const firstReviews = page([review("a"), review("b")], 3);
const customer = { id: "c1", membership: null, height: 158, weight: 49 };
const user = { id: "u1", fullName: "Mai", email: "mai@example.com", phone: "0901234567", avatar: null };

/** Shows the reviews of a product, of which the first page has two. */
export function showReviews(answers: Parameters<typeof runCatalog>[0] = []) {
  const test = runCatalog([
    answer(listProductReviews, ({ query }) =>
      query?.rating === 4 ? page([review("four", 4)], 1) : page([review("c")], 3, Number(query?.["pagination.page"])),
    ),
    ...answers,
  ]);
  test.host.store.dispatch(productLoaded({ product: sampleProduct(), reviews: firstReviews, related: [] }));
  const { unmount } = render(test.around(<Reviews product={sampleProduct()} first={firstReviews} />));
  const signIn = (id = "c1") =>
    act(() =>
      sessionChanged.emit(test.as("shell"), { known: true, isGuest: false, user, customer: { ...customer, id } }),
    );
  const signOut = () =>
    act(() => sessionChanged.emit(test.as("shell"), { known: true, isGuest: true, user: null, customer: null }));
  return { test, signIn, signOut, unmount };
}
