import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import { Grid, ProductCard } from "@thuot-tha/shared/ui";
import type { ProductCard as Product } from "../features/home/slice.ts";

interface ProductGridProps {
  products: readonly Product[];
  heading?: "h2" | "h3";
  /** How many cards of the first view load their picture at once. */
  priority?: number;
  /** Carried on to the product page, e.g. wear dates; with the question mark. */
  search?: string;
}

/** Pieces side by side, each leading to its page. */
export function ProductGrid({ products, heading = "h3", priority = 0, search = "" }: ProductGridProps) {
  return (
    <Grid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          href={pathTo("product", { productLink: product.link }) + search}
          as={Link}
          heading={heading}
          priority={index < priority}
        />
      ))}
    </Grid>
  );
}
