import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import { getFreeUnits, type WithFreeUnits } from "../../features/free-units/slice.ts";
import { canonicalProductSearch } from "../../features/product/canonical-search.ts";
import { linkedChoice } from "../../features/product/choice.ts";
import { picturesOf } from "../../features/product/pictures.ts";
import { loadProduct } from "../../features/product/saga.ts";
import { getProductEntry } from "../../features/product/slice.ts";
import { wearOf } from "../../features/product/wear-of.ts";
import { summaryOf } from "../../features/summary.ts";
import { gallerySizes } from "./components/Gallery.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { productPageSaga } from "./saga.ts";
import { productData } from "./structured-data.ts";

type State = Parameters<typeof getProductEntry>[0] & WithFreeUnits;

export const productPage = definePage({
  route: productRoute,
  rendering: "server",
  load: loadProduct,
  isLoaded: (state: State, { params }) => getProductEntry(state, params.productLink ?? "") !== undefined,
  canonicalSearch: canonicalProductSearch,
  sagas: [productPageSaga],
  Component: ProductPage,
  head: (state: State, { params, search }) => {
    const entry = getProductEntry(state, params.productLink ?? "");
    if (!entry) return { title: "" };
    const { product } = entry;
    if (product.withdrawn) return { title: product.name, noIndex: true, gone: true };
    const wear = wearOf(search);
    const free = wear ? getFreeUnits(state, { productId: product.id, ...wear }) : undefined;
    const images = picturesOf(product.images, linkedChoice(product, search, free).color);
    const path = images[0]?.path;
    return {
      title: product.name,
      description: summaryOf(product.description),
      canonical: linkTo(productRoute, { productLink: product.link }),
      structuredData: typeof window === "undefined" ? productData(entry) : undefined,
      picture: path
        ? {
            href: pictureUrl(path, "600x800"),
            srcSet: pictureSrcSet(path, "3:4"),
            sizes: gallerySizes(images.length),
            carried: pictureUrl(path, "900x1200"),
          }
        : undefined,
    };
  },
});
