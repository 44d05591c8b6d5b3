import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute, homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Deferred, Link, type PageProps, useHost } from "@thuot-tha/shared/platform";
import { Breadcrumbs, Section } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { trackProduct } from "../../features/analytics.ts";
import { ProductRow } from "../../features/cards/components/ProductRow.tsx";
import { getProductEntry, productLeft, productShown, type WithProduct } from "../../features/product/slice.ts";
import { wearOf, wearSearch } from "../../features/product/wear-of.ts";
import { RecentlySeen } from "../../features/seen/RecentlySeen.tsx";
import { rememberSeen } from "../../features/seen/remember.ts";
import { viProduct } from "../../locales/vi/product.ts";
import { Reviews } from "./components/reviews/Reviews.tsx";
import styles from "./ProductPage.module.css";
import { ProductView } from "./ProductView.tsx";

export function ProductPage({ params, search }: PageProps) {
  const { bus } = useHost();
  const dispatch = useDispatch();
  const link = params.productLink ?? "";
  const entry = useSelector((state: WithProduct) => getProductEntry(state, link));
  const id = entry?.product.id;
  const inLink = wearOf(search);
  const [wear, setWear] = useState(inLink);

  useEffect(() => {
    dispatch(productShown(link));
    return () => void dispatch(productLeft(link));
  }, [dispatch, link]);

  // Once per product, even if it is fetched again.
  useEffect(() => {
    if (!entry || entry.product.withdrawn) return;
    rememberSeen(entry.product.id);
    trackProduct(bus, entry.product);
  }, [id]);

  if (!entry) return null;
  const { product, reviews, related } = entry;
  const [category] = product.categories;
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs
          as={Link}
          items={[
            { name: viProduct.shop, href: linkTo(homeRoute) },
            ...(category
              ? [{ name: category.name, href: linkTo(categoryRoute, { categoryLink: category.link }) }]
              : []),
            { name: product.name },
          ]}
        />
        {product.withdrawn ? (
          <>
            <h1>{product.name}</h1>
            <p>{viProduct.withdrawn}</p>
          </>
        ) : (
          // Another link to the same product carries its own choice.
          <ProductView key={search} product={product} reviews={reviews} search={search} onWear={setWear} />
        )}
      </div>
      <Deferred>
        {product.withdrawn ? null : <Reviews product={product} first={reviews} />}
        {related.length > 0 ? (
          <Section title={viProduct.related} late>
            <ProductRow products={related} search={wearSearch(inLink && wear)} />
          </Section>
        ) : null}
        <RecentlySeen except={product.id} />
      </Deferred>
    </>
  );
}
