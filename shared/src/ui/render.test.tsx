/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Button, EmptyState, ErrorState, ProductCard, Tabs, TextInput } from "./index.ts";

const product = {
  name: "Áo dài lụa",
  brand: "Thướt Tha",
  images: [{ path: "p/1.jpg", alt: "Áo dài lụa đỏ" }],
  types: ["rent", "sale"] as const,
  rentalPrice: 350_000,
  originalRentalPrice: 350_000,
  salePrice: 2_900_000,
  originalPrice: 3_500_000,
  isNew: true,
  sizes: ["S", "M"],
};

describe("the light entry point on a server", () => {
  it("renders without a browser", () => {
    const html = renderToString(
      <>
        <Button loading>Thuê</Button>
        <ProductCard product={product} href="/product/ao-dai" priority />
        <Tabs label="Chi tiết" items={[{ key: "a", label: "Mô tả", content: "Lụa" }]} />
        <TextInput label="E-mail" error="Chưa đúng" />
        <EmptyState title="Chưa có gì" />
        <ErrorState />
      </>,
    );
    expect(html).toContain("Áo dài lụa");
    expect(html).toContain("350.000\u00a0₫");
  });
});
