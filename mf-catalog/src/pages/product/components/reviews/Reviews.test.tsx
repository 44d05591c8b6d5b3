import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse, sampleProduct } from "@thuot-tha/shared/testing";
import { productLoaded } from "../../../../features/product/slice.ts";
import type { Review, Reviews as ReviewsData } from "../../../../features/reviews/slice.ts";
import { runCatalog } from "../../../../testing/shop.ts";
import { Reviews } from "./Reviews.tsx";

const review = (id: string, rating = 5): Review => ({
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
const page = (items: Review[], total: number, number = 1): ReviewsData => ({
  items,
  pagination: { page: number, limit: 6, total },
  average: 4.5,
  count: 8,
  histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 6 : rating === 4 ? 2 : 0 })),
});
const first = page([review("a"), review("b")], 3);
const customer = { id: "c1", membership: null, height: 158, weight: 49 };
const user = { id: "u1", fullName: "Mai", email: "mai@example.com", phone: "0901234567", avatar: null };

function setUp(answers: Parameters<typeof runCatalog>[0] = []) {
  const test = runCatalog([
    answer(listProductReviews, ({ query }) =>
      query?.rating === 4 ? page([review("four", 4)], 1) : page([review("c")], 3, Number(query?.["pagination.page"])),
    ),
    ...answers,
  ]);
  test.host.store.dispatch(productLoaded({ product: sampleProduct(), reviews: first, related: [] }));
  const { unmount } = render(test.around(<Reviews product={sampleProduct()} first={first} />));
  const signIn = (id = "c1") =>
    act(() =>
      sessionChanged.emit(test.as("shell"), { known: true, isGuest: false, user, customer: { ...customer, id } }),
    );
  const signOut = () =>
    act(() => sessionChanged.emit(test.as("shell"), { known: true, isGuest: true, user: null, customer: null }));
  return { test, signIn, signOut, unmount };
}
afterEach(() => sessionStorage.clear());

const focusedTitle = () => document.activeElement?.querySelector(":scope > h3")?.textContent;
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

const png = Uint8Array.from("\x89PNG\r\n\x1a\n", (one) => one.charCodeAt(0));

describe("Reviews", () => {
  it("shows only those of some stars, and all again", async () => {
    const { test } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "4 sao 2 đánh giá" }));
    expect(titles()).toEqual(["Tựa four"]);
    expect(screen.getByText(/1 đánh giá phù hợp/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Xem tất cả đánh giá" }));
    expect(test.client.inputs(listProductReviews).map(({ query }) => query?.rating)).toEqual([4, undefined]);
  });

  it("groups the digits of many reviews", async () => {
    const many = { ...first, count: 1300, histogram: [{ rating: 5, count: 1234 }] };
    const test = runCatalog([answer(listProductReviews, { ...many, pagination: { page: 1, limit: 6, total: 1234 } })]);
    test.host.store.dispatch(productLoaded({ product: sampleProduct(), reviews: many, related: [] }));
    render(test.around(<Reviews product={sampleProduct()} first={many} />));
    await userEvent.click(screen.getByRole("button", { name: "5 sao 1.234 đánh giá" }));
    expect(screen.getByText(/^1\.234 đánh giá phù hợp/)).toBeInTheDocument();
  });

  it("requests reviews of similar builds, by a customer's own measures or typed ones, and refuses impossible ones", async () => {
    const { test, signIn } = setUp();
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
    const { test, signIn } = setUp();
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
    const { test } = setUp([
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
    setUp();
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b", "Tựa c"]);
    expect(screen.queryByRole("button", { name: "Xem thêm đánh giá" })).not.toBeInTheDocument();
  });

  it("moves the focus to the first review that a button has added or shown before it disappears", async () => {
    const { test } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(focusedTitle()).toBe("Tựa c");
    await userEvent.click(screen.getByRole("button", { name: "4 sao 2 đánh giá" }));
    expect(screen.getByRole("button", { name: "4 sao 2 đánh giá" })).toHaveFocus();
    test.client.answer(listProductReviews, first);
    await userEvent.click(screen.getByRole("button", { name: "Xem tất cả đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b"]);
    expect(focusedTitle()).toBe("Tựa a");
  });

  it("shows a review once that a newer one has pushed onto the next page, and ends where nothing comes", async () => {
    const { test } = setUp([answer(listProductReviews, () => page([review("b"), review("c")], 4, 2))]);
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(titles()).toEqual(["Tựa a", "Tựa b", "Tựa c"]);
    test.client.answer(listProductReviews, () => page([], 4, 3));
    await userEvent.click(screen.getByRole("button", { name: "Xem thêm đánh giá" }));
    expect(screen.queryByRole("button", { name: "Xem thêm đánh giá" })).not.toBeInTheDocument();
  });

  it("shows when more fail to load, and requests the same ones again, without losing the focus", async () => {
    const { test } = setUp([answer(listProductReviews, () => refuse(500, "Máy chủ bận."))]);
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
    const { test } = setUp();
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
    const { test } = setUp();
    test.client.answer(listProductReviews, () => refuse(500, "Máy chủ bận."));
    const height = screen.getByRole("textbox", { name: "Chiều cao (cm)" });
    await userEvent.type(height, "165");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa tải được đánh giá.");
    expect(height).toHaveValue("165");
  });

  it("leads a guest to the login and back, with the choice in the page's address", () => {
    const { test } = setUp();
    act(() => test.moveTo("/product/dam-lua?utm_source=mail"));
    const link = screen.getByRole("link", { name: "Đăng nhập để viết đánh giá" });
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fproduct%2Fdam-lua");
    act(() => test.moveTo("/product/dam-lua?type=sale&size=L&color=red"));
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fproduct%2Fdam-lua%3Ftype%3Dsale%26size%3DL%26color%3Dred");
  });

  it("shows a customer why they cannot review", async () => {
    const { signIn } = setUp([
      answer(getReviewStanding, {
        allowed: false,
        reason: "Bạn chưa nhận món này.",
        review: null,
        sizesWorn: [],
      }),
    ]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByText("Bạn chưa nhận món này.")).toBeInTheDocument();
  });

  it("shows the next customer nothing of what the last one was told", async () => {
    const { signIn, signOut } = setUp([
      answer(getReviewStanding, { allowed: false, reason: "Bạn chưa nhận món này.", review: null, sizesWorn: [] }),
    ]);
    signIn("c1");
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByText("Bạn chưa nhận món này.")).toBeInTheDocument();
    signOut();
    signIn("c2");
    expect(screen.queryByText("Bạn chưa nhận món này.")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Viết đánh giá" })).toBeInTheDocument();
  });

  it("lets a customer retry when the permission to review fails to load", async () => {
    const { test, signIn } = setUp([answer(getReviewStanding, () => refuse(500, "Máy chủ bận."))]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Máy chủ bận.");
    test.client.answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: [] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("form", { name: "Bạn mặc thấy thế nào?" })).toBeInTheDocument();
  });

  it("sends a customer's review, keeps every word when it is refused, and thanks them", async () => {
    const { test, signIn } = setUp([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(createReview, () => {
        const fields = { sizeWorn: "Hãy chọn cỡ bạn đã nhận." };
        throw new ApiError({ status: 400, code: "INVALID", message: "Có chỗ chưa đúng.", fields });
      }),
    ]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    const form = within(await screen.findByRole("form", { name: "Bạn mặc thấy thế nào?" }));
    await userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    expect(form.getByText("Hãy chọn từ 1 đến 5 sao.")).toBeInTheDocument();
    expect(form.getByRole("radio", { name: "1 sao" })).toHaveFocus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    expect(form.getByRole("radio", { name: "4 sao" })).toBeChecked();
    expect(form.queryByText("Hãy chọn từ 1 đến 5 sao.")).not.toBeInTheDocument();
    await userEvent.type(form.getByRole("textbox", { name: "Tiêu đề" }), "Rất vừa");
    await userEvent.selectOptions(form.getByRole("combobox", { name: /^Cỡ này với bạn/ }), "Rộng");
    const content = form.getByRole("textbox", { name: "Kể thêm về độ vừa, chất vải, dịp mặc" });
    await userEvent.type(content, "Đẹp, mềm và nhẹ.");
    await userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await form.findByText("Hãy chọn cỡ bạn đã nhận.")).toBeInTheDocument();
    expect(form.getByRole("combobox", { name: /^Cỡ đã mặc/ })).toHaveFocus();
    expect(content).toHaveValue("Đẹp, mềm và nhẹ.");

    test.client.answer(createReview, () => review("mine", 4));
    await userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
    expect(test.client.inputs(createReview).at(-1)).toEqual({
      params: { id: "p1" },
      body: {
        rating: 4,
        title: "Rất vừa",
        content: "Đẹp, mềm và nhẹ.",
        sizeWorn: "M",
        fit: "loose",
        height: 158,
        weight: 49,
        images: [],
      },
    });
  });

  it("uploads no picture before the texts are long enough, and uploads it once when the review is sent again", async () => {
    const { test, signIn } = setUp([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(requestReviewImageUpload, { uploadUrl: "/v2/upload/t1", path: "uploads/review/1.webp" }),
      answer(createReview, () => refuse(500, "Máy chủ bận.")),
    ]);
    const put = jest.spyOn(test.client, "putFile").mockResolvedValue();
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    const form = within(await screen.findByRole("form", { name: "Bạn mặc thấy thế nào?" }));
    const send = () => userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    const picture = new File([png], "dress.png", { type: "image/png" });
    await userEvent.click(form.getByRole("radio", { name: "5 sao" }));
    await userEvent.upload(form.getByLabelText(/^Ảnh/), picture);
    const title = form.getByRole("textbox", { name: "Tiêu đề" });
    const content = form.getByRole("textbox", { name: "Kể thêm về độ vừa, chất vải, dịp mặc" });
    await userEvent.type(title, "  V ");
    await userEvent.type(content, "Đẹp lắm  ");
    await send();
    expect(title).toHaveAccessibleDescription("Hãy đặt một tiêu đề ngắn.");
    expect(title).toHaveFocus();
    expect(content).toHaveAccessibleDescription("Hãy viết ít nhất 10 ký tự.");
    expect(put).not.toHaveBeenCalled();

    await userEvent.type(title, "ừa");
    await userEvent.type(content, "luôn");
    await send();
    expect(await form.findByText("Máy chủ bận.")).toBeInTheDocument();
    test.client.answer(createReview, () => review("mine"));
    await send();
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
    expect(put.mock.calls).toEqual([["http://localhost/v2/upload/t1", picture]]);
    expect(test.client.inputs(createReview).map(({ body }) => body.images)).toEqual([
      ["uploads/review/1.webp"],
      ["uploads/review/1.webp"],
    ]);
  });

  it("uploads a picture again whose upload the API no longer has", async () => {
    const paths = ["uploads/review/1.webp", "uploads/review/2.webp"];
    const { test, signIn } = setUp([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(requestReviewImageUpload, () => ({ uploadUrl: "/v2/upload/t1", path: paths.shift() ?? "" })),
      answer(createReview, () => {
        const fields = { images: "Ảnh này chưa được tải lên hoặc đã hết hạn. Bạn tải lại nhé." };
        throw new ApiError({ status: 400, code: "INVALID", message: "Có chỗ chưa đúng.", fields });
      }),
    ]);
    jest.spyOn(test.client, "putFile").mockResolvedValue();
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    const form = within(await screen.findByRole("form", { name: "Bạn mặc thấy thế nào?" }));
    await userEvent.click(form.getByRole("radio", { name: "5 sao" }));
    await userEvent.type(form.getByRole("textbox", { name: "Tiêu đề" }), "Vừa");
    await userEvent.type(form.getByRole("textbox", { name: /^Kể thêm/ }), "Đẹp và mềm lắm");
    await userEvent.upload(form.getByLabelText(/^Ảnh/), new File([png], "dress.png", { type: "image/png" }));
    await userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await form.findByText(/đã hết hạn/)).toBeInTheDocument();
    test.client.answer(createReview, () => review("mine"));
    await userEvent.click(form.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
    expect(test.client.inputs(createReview).map(({ body }) => body.images)).toEqual([
      ["uploads/review/1.webp"],
      ["uploads/review/2.webp"],
    ]);
  });

  it("moves the focus into the form, back to its button when it is left, and to the thanks", async () => {
    const { signIn } = setUp([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(createReview, () => review("mine")),
    ]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByRole("radio", { name: "1 sao" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Để sau" }));
    expect(screen.getByRole("button", { name: "Viết đánh giá" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("radio", { name: "5 sao" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Tiêu đề" }), "Vừa");
    await userEvent.type(screen.getByRole("textbox", { name: /^Kể thêm/ }), "Đẹp và mềm lắm");
    await userEvent.click(screen.getByRole("button", { name: "Gửi đánh giá" }));
    const thanks = await screen.findByText("Cảm ơn bạn đã kể lại.");
    expect(thanks.closest("[tabindex='-1']")).toHaveFocus();
  });

  it("keeps what a customer has typed for later, after a reload too, until it is sent; for them alone", async () => {
    const standing = answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] });
    const write = async () => {
      await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
      return await screen.findByRole("textbox", { name: /^Kể thêm/ });
    };
    const { signIn, unmount } = setUp([standing]);
    signIn();
    await userEvent.type(await write(), "Đẹp và mềm lắm");
    await userEvent.click(screen.getByRole("radio", { name: "5 sao" }));
    await userEvent.click(screen.getByRole("button", { name: "Để sau" }));
    expect(await write()).toHaveValue("Đẹp và mềm lắm");
    unmount();

    const reloaded = setUp([standing, answer(createReview, () => review("mine"))]);
    reloaded.signIn();
    expect(await write()).toHaveValue("Đẹp và mềm lắm");
    expect(screen.getByRole("radio", { name: "5 sao" })).toBeChecked();
    await userEvent.type(screen.getByRole("textbox", { name: "Tiêu đề" }), "Vừa");
    await userEvent.click(screen.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
    reloaded.unmount();

    const sent = setUp([standing]);
    sent.signIn();
    const content = await write();
    expect(content).toHaveValue("");
    await userEvent.type(content, "Hơi chật vai");
    sent.unmount();
    setUp([standing]).signIn("c2");
    expect(await write()).toHaveValue("");
  });

  it("cannot be left while it is sent, because it would be published all the same", async () => {
    let publish = () => {};
    const { signIn } = setUp([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(createReview, () => new Promise((resolve) => (publish = () => resolve(review("mine"))))),
    ]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    await userEvent.click(await screen.findByRole("radio", { name: "5 sao" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Tiêu đề" }), "Vừa");
    await userEvent.type(screen.getByRole("textbox", { name: /^Kể thêm/ }), "Đẹp và mềm lắm");
    await userEvent.click(screen.getByRole("button", { name: "Gửi đánh giá" }));
    expect(screen.getByRole("button", { name: "Để sau" })).toBeDisabled();
    publish();
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
  });

  it("moves the focus to the way to try again, and from there to why the customer cannot review", async () => {
    const { test, signIn } = setUp([answer(getReviewStanding, () => refuse(500, "Máy chủ bận."))]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByRole("button", { name: "Thử lại" })).toHaveFocus();
    const reason = "Bạn chưa nhận món này.";
    test.client.answer(getReviewStanding, { allowed: false, reason, review: null, sizesWorn: [] });
    await userEvent.keyboard("{Enter}");
    expect((await screen.findByText(reason)).closest("[tabindex='-1']")).toHaveFocus();
  });
});
