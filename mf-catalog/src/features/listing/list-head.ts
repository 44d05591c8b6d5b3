import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { Head, PageProps } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import { viListing } from "../../locales/vi/listing.ts";
import { resultSizes } from "./components/Results.tsx";
import { listKey, readListState, writeListState } from "./list-state.ts";
import { getListing, type Listing, type WithListing } from "./slice.ts";

export const bannerSizes = "(min-width: 64rem) 34rem, 100vw";

export const listingOf = (state: WithListing, { pathname, search }: PageProps): Listing | undefined =>
  getListing(state, listKey(pathname, search));

export const isListLoaded = (state: WithListing, props: PageProps): boolean => listingOf(state, props) !== undefined;

/**
 * The document head of a list. Its words and its pages are part of the canonical address; filters and sorting are views
 * of the same list, whose pages are others.
 * @param path the list's canonical address
 */
export function listHead(
  state: WithListing,
  props: PageProps,
  path: string,
  title: string,
  description?: string,
): Head {
  const shown = readListState(props.search);
  const list = { ...readListState(""), q: shown.q };
  const filtered = writeListState({ ...shown, page: 1, to: 1 }) !== writeListState(list);
  const page = filtered ? 1 : shown.page;
  const listing = listingOf(state, props);
  return {
    title: shown.page > 1 ? `${title}, ${viListing.page(shown.page).toLowerCase()}` : title,
    description,
    canonical: path + writeListState({ ...list, page, to: page }),
    noIndex: filtered || shown.q !== "" || listing?.total === 0,
    picture: listing && largestPicture(listing),
    structuredData: typeof window === "undefined" && listing ? [itemList(listing, title)] : [],
  };
}

function largestPicture({ banner, products }: Listing): Head["picture"] {
  const path = products[0]?.images[0]?.path;
  const first = path ? { srcSet: pictureSrcSet(path, "3:4"), sizes: resultSizes } : undefined;
  const carried = path && pictureUrl(path, "600x800");
  if (banner) {
    const { path } = banner.image;
    const wide = { href: pictureUrl(path, "1200x675"), srcSet: pictureSrcSet(path, "16:9"), sizes: bannerSizes };
    // Phones show no banner.
    return first ? { ...wide, instead: { media: "(max-width: 47.99em)", ...first }, carried } : wide;
  }
  return path && first ? { href: pictureUrl(path, "480x640"), ...first, carried } : undefined;
}

/** schema.org: the list's products in order. */
function itemList({ products, pagination, total }: Listing, name: string): Record<string, unknown> {
  const before = (pagination.page - 1) * pagination.limit;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: products.slice(0, pagination.limit).map((product, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: product.name,
      url: linkTo(productRoute, { productLink: product.link }),
    })),
  };
}
