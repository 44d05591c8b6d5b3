import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { pictureSrcSet, pictureUrl } from "@thuot-tha/shared/ui";
import { loadHome } from "../../features/home/saga.ts";
import { getHeroBanners } from "../../features/home/selectors.ts";
import type { WithHome } from "../../features/home/slice.ts";
import { vi } from "../../locales/vi/home.ts";
import { heroSizes } from "./components/Hero.tsx";
import { HomePage } from "./HomePage.tsx";

export const homePage = definePage({
  route: homeRoute,
  rendering: "server",
  load: loadHome,
  canonicalSearch: () => "",
  Component: HomePage,
  head: (state: WithHome) => {
    const path = getHeroBanners(state)[0]?.image.path;
    return {
      title: vi.title,
      description: vi.description,
      canonical: linkTo(homeRoute),
      picture: path
        ? { href: pictureUrl(path, "1200x675"), srcSet: pictureSrcSet(path, "16:9"), sizes: heroSizes }
        : undefined,
    };
  },
});
