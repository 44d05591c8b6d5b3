import {
  aboutRoute,
  aboutUsRoute,
  customerCareRoute,
  infoRoute,
  selfRoute,
} from "@thuot-tha/shared/contracts/routes/content";
import { definePage } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import { breadcrumbData } from "../../features/breadcrumb-data.ts";
import { loadContent } from "../../features/content/saga.ts";
import { getContent } from "../../features/content/slice.ts";
import { summaryOf, wordsOf } from "../../features/summary.ts";
import { ContentPage, pagePictureSizes } from "./ContentPage.tsx";

type State = Parameters<typeof getContent>[0];

export const contentPage = definePage({
  routes: [aboutUsRoute, aboutRoute, customerCareRoute, infoRoute, selfRoute],
  rendering: "server",
  load: loadContent,
  canonicalSearch: () => "",
  Component: ContentPage,
  head: (state: State, { pathname }) => {
    const page = getContent(state, pathname);
    if (!page) return { title: "" };
    const path = page.picture?.path;
    // One spelling for all that name the page, such as `/%61bout-us`.
    const canonical = encodeURI(decodeURI(pathname)).replace(/\/+$/, "");
    return {
      title: page.title,
      description: summaryOf(wordsOf(page.html)),
      canonical,
      structuredData:
        typeof window === "undefined" ? [breadcrumbData([{ name: page.title, path: canonical }])] : undefined,
      picture: path
        ? { href: pictureUrl(path, "800x450"), srcSet: pictureSrcSet(path, "16:9"), sizes: pagePictureSizes }
        : undefined,
    };
  },
});
