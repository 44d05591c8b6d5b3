import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";

type Card = OperationOutput<typeof listProducts>["items"][number];
type Product = OperationOutput<typeof getProduct>;

/** A product to rent and to buy. */
export const product = (changed: Partial<Card> = {}): Card => ({
  id: "p1",
  link: "dam-lua",
  name: "Đầm lụa",
  brand: "Lụa Vân",
  images: [{ path: "products/dam-lua-1.svg", alt: "Đầm lụa" }],
  types: ["rent", "sale"],
  originalPrice: 2_900_000,
  salePrice: 1_900_000,
  originalRentalPrice: 350_000,
  rentalPrice: 350_000,
  depositPrice: 1_000_000,
  rating: { average: 4.5, count: 2 },
  isNew: false,
  colors: ["Đỏ"],
  sizes: ["M"],
  swatches: [{ name: "Đỏ", hex: "#a00" }],
  ...changed,
});

/** The same with all data of its own page. */
export const wholeProduct = (changed: Partial<Product> = {}): Product => ({
  ...product(),
  description: "Lụa tơ tằm dệt tay.",
  attributes: [{ key: "material", label: "Chất liệu", value: "Lụa" }],
  variants: [{ id: "v1", size: "M", color: "Đỏ", rentUnits: 2, saleUnits: 1 }],
  categories: [{ name: "Đầm", link: "dam" }],
  promotions: [],
  sizeChart: [],
  membershipRentalPrice: 0,
  ...changed,
});
