import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { answer, refuse, sampleProduct } from "@thuot-tha/shared/testing";
import { productLoaded } from "../../../../features/product/slice.ts";
import { firstReviews, page, review, showReviews } from "../../../../testing/reviews.tsx";
import { runCatalog } from "../../../../testing/shop.ts";
import { Reviews } from "./Reviews.tsx";

afterEach(() => sessionStorage.clear());

const focusedTitle = () => document.activeElement?.querySelector(":scope > h3")?.textContent;
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("Reviews", () => {
  it("shows only those of some stars, and all again", async () => {
    const { test } = showReviews();
    await userEvent.click(screen.getByRole("button", { name: "4 sao 2 đánh giá" }));
    expect(titles()).toEqual(["Tựa four"]);
    expect(screen.getByText(/1 đánh giá phù hợp/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Xem tất cả đánh giá" }));
    expect(test.client.inputs(listProductReviews).map(({ query }) => query?.rating)).toEqual([4, undefined]);
  });

  it("groups the digits of many reviews", async () => {
    const many = { ...firstReviews, count: 1300, histogram: [{ rating: 5, count: 1234 }] };
    const test = runCatalog([answer(listProductReviews, { ...many, pagination: { page: 1, limit: 6, total: 1234 } })]);
    test.host.store.dispatch(productLoaded({ product: sampleProduct(), reviews: many, related: [] }));
    render(test.around(<Reviews product={sampleProduct()} first={many} />));
    await userEvent.click(screen.getByRole("button", { name: "5 sao 1.234 đánh giá" }));
    expect(screen.getByText(/^1\.234 đánh giá phù hợp/)).toBeInTheDocument();
  });

  it("requests reviews of similar builds, by a customer's own measures or typed ones, and refuses impossible ones", async () => {
    const { test, signIn } = showReviews();
    signIn();
    const height = screen.getByRole("textbox", { name: "Chiều cao (cm)" });
    expect(height).toHaveValue("158");
    await userEvent.clear(height);
    await userEvent.type(height, "20");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Chiều cao từ 80 đến 250 cm.");
    expect(test.client.inputs(listProductReviews)).toEqual([]);
    await userEvent.clear(height);
    await userEvent.type(height, "165{Enter}");
    expect(height).toHaveFocus();
    expect(test.client.inputs(listProductReviews)).toMatchObject([{ query: { height: 165, weight: 49 } }]);
  });

  it("leaves a measure empty that a customer has cleared, and presets it again without a filter", async () => {
    const { test, signIn } = showReviews();
    signIn();
    const height = screen.getByRole("textbox", { name: "Chiều cao (cm)" });
    const filter = async (text: string) => {
      await userEvent.clear(height);
      await userEvent.type(height, text);
      await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    };
    await filter("165");
    await filter(" ");
    expect(height).toHaveValue("");
    expect(screen.getByRole("textbox", { name: "Cân nặng (kg)" })).toHaveValue("49");
    const asked = test.client.inputs(listProductReviews).map(({ query }) => [query?.height, query?.weight]);
    expect(asked).toEqual([
      [165, 49],
      [undefined, 49],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Xem tất cả đánh giá" }));
    expect(height).toHaveValue("158");
  });

  it("shows when each was written and how the size fitted, and sorts them", async () => {
    const { test } = showReviews([
      answer(listProductReviews, page([{ ...review("low", 2), fit: "tight" }, review("high")], 2)),
    ]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sắp xếp" }), "Ít sao trước");
    expect(test.client.inputs(listProductReviews)).toMatchObject([{ query: { sort: "rating_asc" } }]);
    const [low] = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("Tựa low"));
    expect(low).toHaveTextContent("Mai, mặc cỡ M, 160 cm, 50 kg, chật");
    expect(low).toHaveTextContent("01/11/2026");
    expect(screen.queryByText(/đánh giá phù hợp/)).not.toBeInTheDocument();
  });

  it("adds the next page below", async () => {
    showReviews();
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b", "Tựa c"]);
    expect(screen.queryByRole("button", { name: "Xem thêm đánh giá" })).not.toBeInTheDocument();
  });

  it("moves the focus to the first review that a button has added or shown before it disappears", async () => {
    const { test } = showReviews();
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(focusedTitle()).toBe("Tựa c");
    await userEvent.click(screen.getByRole("button", { name: "4 sao 2 đánh giá" }));
    expect(screen.getByRole("button", { name: "4 sao 2 đánh giá" })).toHaveFocus();
    test.client.answer(listProductReviews, firstReviews);
    await userEvent.click(screen.getByRole("button", { name: "Xem tất cả đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b"]);
    expect(focusedTitle()).toBe("Tựa a");
  });

  it("shows a review once that a newer one has pushed onto the next page, and ends where nothing comes", async () => {
    const { test } = showReviews([answer(listProductReviews, () => page([review("b"), review("c")], 4, 2))]);
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b", "Tựa c"]);
    test.client.answer(listProductReviews, () => page([], 4, 3));
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(screen.queryByRole("button", { name: "Xem thêm đánh giá" })).not.toBeInTheDocument();
  });

  it("shows when more fail to load, and requests the same ones again, without losing the focus", async () => {
    const { test } = showReviews([answer(listProductReviews, () => refuse(500, "Máy chủ bận."))]);
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa tải được đánh giá.");
    expect(titles()).toEqual(["Tựa a", "Tựa b"]);
    let end = (): void => undefined;
    const loaded = new Promise<ReturnType<typeof page>>((resolve) => {
      end = () => resolve(page([review("d")], 3, 2));
    });
    test.client.answer(listProductReviews, () => loaded);
    const retry = screen.getByRole("button", { name: "Thử lại" });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    await act(async () => end());
    expect(titles()).toEqual(["Tựa a", "Tựa b", "Tựa d"]);
    expect(screen.getByText("Tựa d").closest("li")).toHaveFocus();
    expect(test.client.inputs(listProductReviews).map(({ query }) => query?.["pagination.page"])).toEqual([2, 2]);
  });

  it("keeps the filter of the reviews on screen when those of another fail to load, and requests them again", async () => {
    const { test } = showReviews();
    test.client.answer(listProductReviews, () => refuse(500, "Máy chủ bận."));
    await userEvent.click(screen.getByRole("button", { name: "4 sao 2 đánh giá" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa tải được đánh giá.");
    expect(screen.queryByText(/đánh giá phù hợp/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "4 sao 2 đánh giá" })).toHaveAttribute("aria-pressed", "false");
    expect(titles()).toEqual(["Tựa a", "Tựa b"]);
    test.client.answer(listProductReviews, () => page([review("four", 4)], 1));
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(titles()).toEqual(["Tựa four"]);
    expect(test.client.inputs(listProductReviews).map(({ query }) => query?.rating)).toEqual([4, 4]);
  });

  it("keeps typed measures when the reviews of that build fail to load", async () => {
    const { test } = showReviews();
    test.client.answer(listProductReviews, () => refuse(500, "Máy chủ bận."));
    const height = screen.getByRole("textbox", { name: "Chiều cao (cm)" });
    await userEvent.type(height, "165");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa tải được đánh giá.");
    expect(height).toHaveValue("165");
  });
});
