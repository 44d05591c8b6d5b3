import type { Head, PageProps } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl, productGridSizes } from "@thuot-tha/shared/ui";
import { readListState, writeListState } from "../../features/listing/list-state.ts";
import { getListing } from "../../features/listing/slice.ts";
import { vi } from "../../locales/vi/listing.ts";

export type State = Parameters<typeof getListing>[0];

/** What every list says of itself: only its pages are addresses of their own, filters and sorting are views of the same. */
export function listHead(state: State, { pathname, search }: PageProps, title: string, description?: string): Head {
  const { page, ...rest } = readListState(search);
  const filtered = writeListState({ ...rest, page: 1 }) !== "";
  const first = getListing(state, pathname + search)?.list.items[0]?.images[0];
  return {
    title: page > 1 ? `${title}, ${vi.page(page).toLowerCase()}` : title,
    description,
    canonical: page > 1 ? `${pathname}?page=${page}` : pathname,
    noIndex: filtered,
    picture: first && {
      href: pictureUrl(first.path, "480x640"),
      srcSet: pictureSrcSet(first.path, "3:4"),
      sizes: productGridSizes,
    },
  };
}
