import { render, screen } from "@testing-library/react";
import { Gallery } from "./Gallery.tsx";

describe("the pictures of a product", () => {
  it("can be looked at closely", () => {
    render(<Gallery images={[{ path: "red.svg", alt: "Đầm lụa đỏ" }]} />);
    expect(screen.getByRole("img", { name: "Đầm lụa đỏ" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Xem ảnh lớn" })).toBeInTheDocument();
  });

  it("have no button where there is none", () => {
    render(<Gallery images={[]} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
