import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs, Section } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { ProductGrid } from "../../components/ProductGrid.tsx";
import { getProductEntry } from "../../features/product/slice.ts";
import { vi } from "../../locales/vi/product.ts";
import { BuyBox } from "./components/BuyBox.tsx";
import { Details } from "./components/Details.tsx";
import { Gallery } from "./components/Gallery.tsx";
import { Reviews } from "./components/Reviews.tsx";
import styles from "./ProductPage.module.css";

type State = Parameters<typeof getProductEntry>[0];

export function ProductPage({ params, search }: PageProps) {
  const entry = useSelector((state: State) => getProductEntry(state, params.productLink ?? ""));
  if (!entry) return null;
  const { product, reviews, related } = entry;
  const [category] = product.categories;
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs
          as={Link}
          items={[
            { name: vi.shop, href: pathTo("home") },
            ...(category ? [{ name: category.name, href: pathTo("category", { categoryLink: category.link }) }] : []),
            { name: product.name },
          ]}
        />
        <div className={styles.columns}>
          <Gallery images={product.images} />
          <div>
            <BuyBox product={product} reviews={reviews} search={search} />
            <Details product={product} />
          </div>
        </div>
      </div>
      <Reviews reviews={reviews} />
      {related.length > 0 ? (
        <Section title={vi.related}>
          <ProductGrid products={related.slice(0, 4)} />
        </Section>
      ) : null}
    </>
  );
}
