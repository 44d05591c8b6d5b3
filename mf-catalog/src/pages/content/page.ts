import type { Page } from "@thuot-tha/shared/platform";
import { loadContent } from "../../features/content/saga.ts";
import { getContent } from "../../features/content/slice.ts";
import { ContentPage } from "./ContentPage.tsx";

type State = Parameters<typeof getContent>[0];

export const contentPage: Page = {
  load: loadContent,
  Component: ContentPage,
  head: (state: State, { pathname }) => ({
    title: getContent(state, pathname)?.title ?? "",
    canonical: pathname,
  }),
};
