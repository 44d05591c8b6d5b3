import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { Gallery } from "./Gallery.tsx";

jest.mock("./Lightbox.tsx", () => {
  throw new Error("offline");
});

describe("a picture whose large view does not load", () => {
  it("says so", async () => {
    const test = createTestHost({ name: "mf-catalog" });
    render(test.around(<Gallery images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} />));
    await userEvent.click(screen.getByRole("button", { name: "Xem ảnh lớn" }));
    expect(test.notices).toHaveLength(1);
  });
});
