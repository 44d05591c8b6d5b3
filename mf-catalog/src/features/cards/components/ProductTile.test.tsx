import { render, screen } from "@testing-library/react";
import { sampleCard } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { cardOf } from "../card-of.ts";
import { ProductTile } from "./ProductTile.tsx";

const showing = (product: ReturnType<typeof cardOf>) => {
  const tile = { heading: "h2", search: "", pricing: null, sizes: "50vw", priority: false } as const;
  render(runCatalog([]).around(<ProductTile product={product} {...tile} />));
};

describe("ProductTile", () => {
  it.each([
    ["Đầm lụa", [{ path: "a-1.svg" }, { path: "a-2.svg" }]],
    ["Đầm lụa đỏ, tay lỡ", [{ path: "a-1.svg", alt: "Đầm lụa đỏ, tay lỡ" }, { path: "a-2.svg" }]],
  ])("reads out its picture as %s, which the state repeats only where it is not the name", (alt, stored) => {
    const images = ["a-1.svg", "a-2.svg"].map((path) => ({ path, alt }));
    const product = cardOf(sampleCard({ name: "Đầm lụa", images }));
    expect(product.images).toEqual(stored);
    showing(product);
    expect(screen.getByRole("img", { name: alt })).toHaveAttribute("src", expect.stringContaining("a-1.svg"));
  });
});
