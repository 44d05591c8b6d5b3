import type { Page } from "@thuot-tha/shared/platform";
import { breadcrumbData } from "../../features/breadcrumb-data.ts";
import { loadContent } from "../../features/content/saga.ts";
import { getContent } from "../../features/content/slice.ts";
import { ContentPage } from "./ContentPage.tsx";

type State = Parameters<typeof getContent>[0];

/** The first words of a page, as search engines show them. */
const summary = (html: string): string => {
  const text = html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > 155 ? `${text.slice(0, text.lastIndexOf(" ", 155))}…` : text;
};

export const contentPage: Page = {
  load: loadContent,
  Component: ContentPage,
  head: (state: State, { pathname }) => {
    const page = getContent(state, pathname);
    if (!page) return { title: "" };
    return {
      title: page.title,
      description: summary(page.html),
      canonical: pathname.replace(/\/+$/, ""),
      structuredData: [breadcrumbData([{ name: page.title, path: pathname }])],
    };
  },
};
