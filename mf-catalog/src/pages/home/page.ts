import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { loadHome } from "../../features/home/saga.ts";
import { getHeroBanners } from "../../features/home/selectors.ts";
import type { WithHome } from "../../features/home/slice.ts";
import { viHome } from "../../locales/vi/home.ts";
import { HomePage } from "./HomePage.tsx";
import { heroPicture } from "./hero-picture.ts";

export const homePage = definePage({
  route: homeRoute,
  rendering: "server",
  load: loadHome,
  canonicalSearch: () => "",
  Component: HomePage,
  head: (state: WithHome) => {
    const [banner] = getHeroBanners(state);
    return {
      title: viHome.title,
      description: viHome.description,
      canonical: linkTo(homeRoute),
      picture: banner && heroPicture(banner),
    };
  },
});
