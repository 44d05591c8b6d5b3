import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";

type Card = OperationOutput<typeof listProducts>["items"][number];

/** The data of a product that a list stores. */
export interface Product extends Omit<Card, "colors" | "rating" | "depositPrice" | "collectionType" | "images"> {
  /** The first one's `alt` is missing where it is the product's name. */
  images: { path: string; alt?: string }[];
}

/** Leaves out what no card shows, because the document carries every product of its list twice. */
export const cardOf = ({ colors, rating, depositPrice, collectionType, images, ...card }: Card): Product => ({
  ...card,
  images: images
    .slice(0, 2)
    .map(({ path, alt }, index) => ({ path, ...(index === 0 && alt !== card.name && { alt }) })),
});
