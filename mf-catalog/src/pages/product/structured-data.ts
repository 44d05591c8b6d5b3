import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute, productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { today } from "@thuot-tha/shared/domain";
import { pictureUrl } from "@thuot-tha/shared/ui";
import { breadcrumbData } from "../../features/breadcrumb-data.ts";
import type { ProductEntry } from "../../features/product/slice.ts";

const currency = "VND";

/** schema.org: the product with an offer for each way, its reviews, and its breadcrumbs. */
export function productData({ product, reviews }: ProductEntry): Record<string, unknown>[] {
  const url = linkTo(productRoute, { productLink: product.link });
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
      sku: product.id,
      ...(reviews.count > 0
        ? {
            aggregateRating: { "@type": "AggregateRating", ratingValue: reviews.average, reviewCount: reviews.count },
            review: reviews.items.map(({ rating, title, content, author, createdAt }) => ({
              "@type": "Review",
              name: title,
              reviewBody: content,
              author: { "@type": "Person", name: author },
              datePublished: today(new Date(createdAt)),
              reviewRating: { "@type": "Rating", ratingValue: rating },
            })),
          }
        : {}),
    },
    breadcrumbData([
      ...product.categories
        .slice(0, 1)
        .map(({ name, link }) => ({ name, path: linkTo(categoryRoute, { categoryLink: link }) })),
      { name: product.name, path: url },
    ]),
  ];
}
