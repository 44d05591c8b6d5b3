import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement } from "react";
import { ProductCard } from "./ProductCard.tsx";

const product = {
  name: "Đầm dạ hội satin",
  brand: "Mộc Miên",
  images: [
    { path: "dam/1.webp", alt: "Mặt trước" },
    { path: "dam/2.webp", alt: "Mặt sau" },
  ],
  types: ["rent", "sale"] as const,
  rentalPrice: 350_000,
  originalRentalPrice: 350_000,
  salePrice: 2_900_000,
  originalPrice: 3_500_000,
  isNew: true,
  sizes: ["S", "M"],
};

describe("ProductCard", () => {
  it("shows both prices, the badge, the sizes and one link", () => {
    render(<ProductCard product={product} href="/product/dam" />);
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("Thuê từ 350.000 ₫ / ngày");
    expect(card).toHaveTextContent("Mua 2.900.000 ₫, giá gốc 3.500.000 ₫, giảm −17%");
    expect(card).toHaveTextContent("Mới");
    expect(card).toHaveTextContent("Cỡ S, M");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Đầm dạ hội satin" })).toHaveAttribute("href", "/product/dam");
  });

  it("shows only what the product is offered for", () => {
    render(<ProductCard product={{ ...product, types: ["rent"] }} href="/" />);
    expect(screen.queryByText(/Mua/)).not.toBeInTheDocument();
  });

  it("shows its colours where there are several", () => {
    const swatches = [
      { name: "Kem", hex: "#f1eadd" },
      { name: "Đen", hex: "#26221f" },
    ];
    const { rerender } = render(<ProductCard product={{ ...product, swatches }} href="/" />);
    expect(screen.getByRole("article")).toHaveTextContent("Cỡ S, M, màu Kem, Đen");
    rerender(<ProductCard product={{ ...product, swatches: swatches.slice(1) }} href="/" />);
    expect(screen.getByRole("article")).not.toHaveTextContent("màu");
  });

  it("shows the total of the shopper's days, and a member's price", () => {
    const rental = { label: "Thuê 3 ngày", amount: 420_000, original: 420_000 };
    const card = <ProductCard product={product} href="/" rental={rental} memberPrice={378_000} />;
    const { rerender } = render(card);
    expect(screen.getByRole("article")).toHaveTextContent("Thuê 3 ngày 420.000 ₫Mua");
    expect(screen.getByText(/^Giá thành viên/)).toHaveTextContent(/^Giá thành viên 378\.000\s₫$/);
    rerender(cloneElement(card, { isOwnMemberPrice: true }));
    expect(screen.getByText(/^Giá thành viên/)).toHaveTextContent("Giá thành viên 378.000 ₫, giá riêng của món này");
    expect(screen.getByText(/^Thành viên/)).toHaveTextContent("Thành viên 378.000 ₫ · giá riêng");
  });

  it("names the first view and leaves the second one out of what is read", () => {
    render(<ProductCard product={product} href="/" priority />);
    const pictures = screen.getAllByRole("img");
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toHaveAccessibleName("Mặt trước");
    expect(pictures[0]).toHaveAttribute("loading", "eager");
  });

  it.each([
    { by: "mouse", pictures: 2 },
    { by: "touch", pictures: 1 },
  ])("loads the second view once a $by comes over the card: $pictures pictures", ({ by, pictures }) => {
    const { container } = render(<ProductCard product={product} href="/" />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    // React makes `pointerenter` from this one. jsdom's pointer events have no type.
    const over = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: by });
    fireEvent(screen.getByRole("article"), over);
    expect(container.querySelectorAll("img")).toHaveLength(pictures);
  });

  it("has a heart that sends the shopper's wish", async () => {
    const onFavorite = jest.fn();
    render(<ProductCard product={product} href="/" favorite onFavorite={onFavorite} />);
    const heart = screen.getByRole("button", { name: "Yêu thích Đầm dạ hội satin", pressed: true });
    await userEvent.click(heart);
    expect(onFavorite).toHaveBeenCalledWith(false);
  });
});
