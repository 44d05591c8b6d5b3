import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { ReviewItem } from "./ReviewItem.tsx";

const review = {
  ...{ id: "r1", rating: 5, title: "Đẹp", content: "Vải mềm.", author: "Mai", createdAt: "2026-11-01T00:00:00.000Z" },
  ...{ height: null, weight: null, sizeWorn: null },
  images: [
    { path: "one.jpg", alt: "" },
    { path: "two.jpg", alt: "" },
  ],
};

describe("the pictures of a review", () => {
  it("are shown large from the pressed one on, and closed again", async () => {
    const test = createTestHost({ name: "mf-catalog" });
    render(test.around(<ReviewItem review={review} />));
    await userEvent.click(screen.getByRole("button", { name: "Xem lớn ảnh 2 của Mai" }));
    expect(await screen.findByRole("dialog", { name: "Ảnh của Mai" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Ảnh của Mai" })).toHaveAttribute("src", expect.stringMatching(/two\.jpg$/));
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
