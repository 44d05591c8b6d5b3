import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { pictureUrl } from "@thuot-tha/shared/ui";
import type { ProductEntry } from "../../features/product/slice.ts";

const currency = "VND";

/** schema.org: the product with an offer for each way to take it, its reviews, and where it stands. */
export function productData({ product, reviews }: ProductEntry): Record<string, unknown>[] {
  const url = pathTo("product", { productLink: product.link });
  const has = (units: "rentUnits" | "saleUnits") =>
    `https://schema.org/${product.variants.some((variant) => variant[units] > 0) ? "InStock" : "OutOfStock"}`;
  const offers = [];
  if (product.types.includes("rent")) {
    offers.push({
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      price: product.rentalPrice,
      priceCurrency: currency,
      availability: has("rentUnits"),
    });
  }
  if (product.types.includes("sale")) {
    offers.push({
      "@type": "Offer",
      url,
      price: product.salePrice,
      priceCurrency: currency,
      availability: has("saleUnits"),
    });
  }
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      description: product.description,
      brand: { "@type": "Brand", name: product.brand },
      image: product.images.map(({ path }) => pictureUrl(path, "900x1200")),
      offers,
      ...(reviews.count > 0
        ? { aggregateRating: { "@type": "AggregateRating", ratingValue: reviews.average, reviewCount: reviews.count } }
        : {}),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: product.categories.slice(0, 1).map(({ name, link }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: pathTo("category", { categoryLink: link }),
      })),
    },
  ];
}
