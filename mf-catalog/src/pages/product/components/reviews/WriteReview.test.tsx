import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { review, showReviews } from "../../../../testing/reviews.tsx";

afterEach(() => sessionStorage.clear());

const png = Uint8Array.from("\x89PNG\r\n\x1a\n", (one) => one.charCodeAt(0));

describe("WriteReview", () => {
  it("leads a guest to the login and back, with the choice in the page's address", () => {
    const { test } = showReviews();
    act(() => test.moveTo("/product/dam-lua?utm_source=mail"));
    const link = screen.getByRole("link", { name: "Đăng nhập để viết đánh giá" });
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fproduct%2Fdam-lua");
    act(() => test.moveTo("/product/dam-lua?type=sale&size=L&color=red"));
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fproduct%2Fdam-lua%3Ftype%3Dsale%26size%3DL%26color%3Dred");
  });

  it("shows a customer why they cannot review", async () => {
    const { signIn } = showReviews([
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
    const { signIn, signOut } = showReviews([
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
    const { test, signIn } = showReviews([answer(getReviewStanding, () => refuse(500, "Máy chủ bận."))]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Máy chủ bận.");
    test.client.answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: [] });
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("form", { name: "Bạn mặc thấy thế nào?" })).toBeInTheDocument();
  });

  it("sends a customer's review, keeps every word when it is refused, and thanks them", async () => {
    const { test, signIn } = showReviews([
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
    const { test, signIn } = showReviews([
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
    const { test, signIn } = showReviews([
      answer(getReviewStanding, { allowed: true, reason: null, review: null, sizesWorn: ["M"] }),
      answer(requestReviewImageUpload, () => ({ uploadUrl: "/v2/upload/t1", path: paths.shift() ?? "" })),
      answer(createReview, () => {
        const fields = { images: "Ảnh này chưa được tải lên, đã hết hạn hoặc đã dùng rồi. Bạn tải lại nhé." };
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
    const { signIn } = showReviews([
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
    const { signIn, unmount } = showReviews([standing]);
    signIn();
    await userEvent.type(await write(), "Đẹp và mềm lắm");
    await userEvent.click(screen.getByRole("radio", { name: "5 sao" }));
    await userEvent.click(screen.getByRole("button", { name: "Để sau" }));
    expect(await write()).toHaveValue("Đẹp và mềm lắm");
    unmount();

    const reloaded = showReviews([standing, answer(createReview, () => review("mine"))]);
    reloaded.signIn();
    expect(await write()).toHaveValue("Đẹp và mềm lắm");
    expect(screen.getByRole("radio", { name: "5 sao" })).toBeChecked();
    await userEvent.type(screen.getByRole("textbox", { name: "Tiêu đề" }), "Vừa");
    await userEvent.click(screen.getByRole("button", { name: "Gửi đánh giá" }));
    expect(await screen.findByText("Cảm ơn bạn đã kể lại.")).toBeInTheDocument();
    reloaded.unmount();

    const sent = showReviews([standing]);
    sent.signIn();
    const content = await write();
    expect(content).toHaveValue("");
    await userEvent.type(content, "Hơi chật vai");
    sent.unmount();
    showReviews([standing]).signIn("c2");
    expect(await write()).toHaveValue("");
  });

  it("cannot be left while it is sent, because it would be published all the same", async () => {
    let publish = () => {};
    const { signIn } = showReviews([
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
    const { test, signIn } = showReviews([answer(getReviewStanding, () => refuse(500, "Máy chủ bận."))]);
    signIn();
    await userEvent.click(screen.getByRole("button", { name: "Viết đánh giá" }));
    expect(await screen.findByRole("button", { name: "Thử lại" })).toHaveFocus();
    const reason = "Bạn chưa nhận món này.";
    test.client.answer(getReviewStanding, { allowed: false, reason, review: null, sizesWorn: [] });
    await userEvent.keyboard("{Enter}");
    expect((await screen.findByText(reason)).closest("[tabindex='-1']")).toHaveFocus();
  });
});
